import { piecesOf } from './links.ts'

/** What somebody wrote: its lines, and links that give nothing of this page away. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {piecesOf(text).map(({ start, text: words, href }) =>
        href === undefined ? (
          <span key={start}>{words}</span>
        ) : (
          <a key={start} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline">
            {words}
          </a>
        ),
      )}
    </p>
  )
}

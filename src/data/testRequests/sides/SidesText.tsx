import { watermark } from './watermark.ts'

/** A scene as it is typed, large enough to be read from where one stands, with its reader's name behind it. */
export function SidesText({ text, reader }: { text: string; reader: string }) {
  return (
    <div
      style={{ backgroundImage: watermark(reader) }}
      className="max-w-reading text-xl leading-relaxed break-words whitespace-pre-wrap"
    >
      {text}
    </div>
  )
}

import { Fragment } from 'react'
import { markedPieces } from './markedPieces.ts'

/** What of a text somebody looked for, with what stands around it. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markedPieces(text, typed).map(({ start, text: piece, isFound }) =>
    isFound ? (
      <mark key={start} className="rounded-sm bg-accent-soft font-semibold text-ink">
        {piece}
      </mark>
    ) : (
      <Fragment key={start}>{piece}</Fragment>
    ),
  )
}

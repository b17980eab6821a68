import { type RefObject, useCallback, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { insertText } from './insertText.ts'

interface Typed {
  readonly text: string
  readonly type: (text: string) => void
}

/** Puts a text where the caret of a field is, which goes behind it. */
export function useInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  { text, type }: Typed,
): (piece: string) => void {
  // Browsers put the caret of a text that was there before anybody came in front of it.
  useEffect(() => {
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [field])

  return useCallback(
    (piece) => {
      const next = insertText(text, piece, field.current?.selectionEnd ?? text.length)
      // The caret has its place in the new text only.
      flushSync(() => {
        type(next.text)
      })
      field.current?.setSelectionRange(next.caret, next.caret)
    },
    [field, text, type],
  )
}

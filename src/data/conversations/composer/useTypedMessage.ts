import { useCallback, useState } from 'react'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** What somebody is writing in a conversation: it is on the device as long as it is not sent. */
export function useTypedMessage(conversationId: string): {
  readonly text: string
  readonly type: (text: string) => void
} {
  const key = `message.${conversationId}` as const
  const [text, setText] = useState(() => readStored(key) ?? '')
  const [isKept, setIsKept] = useState(true)

  const type = useCallback(
    (next: string): void => {
      setText(next)
      setIsKept(writeStored(key, next === '' ? null : next))
    },
    [key],
  )
  useUnsaved(!isKept && text.trim() !== '', {
    words: 'A mensagem que você estava escrevendo vai se perder.',
    isPerQuery: true,
  })
  return { text, type }
}

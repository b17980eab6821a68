import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConversationEntry } from './conversations.ts'
import { ownOutbox } from './outbox/ownOutbox.ts'
import { useThread } from './useThread.ts'

export interface ConversationViewProps {
  conversation: ConversationEntry
  /** Who reads and writes. */
  reader: string
  /** What the next message is about; it is over once that is sent or put aside. */
  about?: About | undefined
  onAboutDone?: () => void
}

/** A conversation: what was said, and where to answer. Give it the conversation's id as its key. */
export function ConversationView({ conversation, about, onAboutDone }: ConversationViewProps) {
  const { messages } = useThread(conversation.id)
  const [outbox] = useState(ownOutbox)
  const [text, setText] = useState('')
  const waiting = useStore(outbox).messages.filter(({ conversationId }) => conversationId === conversation.id)
  return (
    <>
      <ol role="log" aria-label="Mensagens">
        {[...messages, ...waiting].map((message) => (
          <li key={message.id}>{message.text}</li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          outbox.add({ id: crypto.randomUUID(), conversationId: conversation.id, text, about })
          setText('')
          onAboutDone?.()
        }}
      >
        <textarea
          aria-label="Mensagem"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
          }}
        />
        <Button type="submit">Enviar</Button>
      </form>
    </>
  )
}

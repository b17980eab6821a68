import { previewOf } from '@ribalta/domain/conversations/conversation'
import type { Ref } from 'react'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import type { PagedList } from '../../../lib/lists/pagedList.ts'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ConversationEntry } from '../conversations.ts'
import { speakerName } from '../log/speakerName.ts'
import type { MessageEntry } from '../messages.ts'

export interface MessageChoiceProps {
  conversation: ConversationEntry
  reader: string
  list: PagedList<MessageEntry>
  chosen: MessageEntry | undefined
  error: string | undefined
  firstRef: Ref<HTMLInputElement>
  onChoose: (message: MessageEntry) => void
}

/** One of the messages that others wrote, the newest first. */
export function MessageChoice(props: MessageChoiceProps) {
  const { conversation, reader, list, chosen, error, firstRef, onChoose } = props
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-40 w-full" />}
      failure="As mensagens não vieram"
      moreLabel="Mensagens anteriores"
      empty={<p className="text-muted">Nesta conversa ainda não há mensagem de outra pessoa.</p>}
    >
      {(messages) => (
        <RadioField
          legend="Qual mensagem?"
          choices={messages.map(({ id, sender, at, text, attachments }) => ({
            value: id,
            label: `${speakerName(conversation, sender, reader)} · ${formatDateTime(at)}`,
            description: previewOf(text, attachments),
          }))}
          value={chosen?.id ?? ''}
          error={error}
          firstRef={firstRef}
          onChange={(id) => {
            const message = messages.find((each) => each.id === id)
            if (message !== undefined) onChoose(message)
          }}
        />
      )}
    </PagedItems>
  )
}

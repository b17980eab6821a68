import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { usePagedQuery } from '../../pagedQuery.ts'
import type { ConversationEntry } from '../conversations.ts'
import { speakerName } from '../log/speakerName.ts'
import type { MessageEntry } from '../messages.ts'
import { MarkedText } from './MarkedText.tsx'
import { messageSearchQuery } from './queries.ts'

export interface FoundMessagesProps {
  conversation: ConversationEntry
  reader: string
  /** What is looked for. */
  typed: string
  /** Of one of them, and by which button. */
  onShow: (message: MessageEntry, from: HTMLElement) => void
}

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nada ainda entre as mensagens mais novas.'
  const found = count === 1 ? '1 mensagem encontrada' : `${String(count)} mensagens encontradas`
  return hasMore ? `${found} até agora` : found
}

/** What was found in a conversation, the newest first. */
export function FoundMessages({ conversation, reader, typed, onShow }: FoundMessagesProps) {
  const list = usePagedQuery(messageSearchQuery(conversation.id, typed))
  return (
    <PagedItems
      list={list}
      loading={
        <output className="block">
          <span className="sr-only">Procurando…</span>
          <Skeleton className="h-40 w-full" />
        </output>
      }
      failure="A busca não deu certo"
      moreLabel="Procurar mais antigas"
      empty={
        <output className="block text-muted">
          Nenhuma mensagem com “<span className="wrap-anywhere">{typed}</span>”. As palavras são encontradas
          pelo começo: tente só as primeiras letras, ou menos palavras.
        </output>
      }
    >
      {(messages) => (
        <>
          <output className="mb-2 block text-sm text-muted">
            {countWords(messages.length, list.hasMore)}
          </output>
          <ol aria-label="Encontradas">
            {messages.map((message) => (
              <Found
                key={message.id}
                message={message}
                typed={typed}
                who={message.sender === reader ? 'Você' : speakerName(conversation, message.sender, reader)}
                onShow={onShow}
              />
            ))}
          </ol>
        </>
      )}
    </PagedItems>
  )
}

interface FoundProps extends Pick<FoundMessagesProps, 'typed' | 'onShow'> {
  message: MessageEntry
  who: string
}

function Found({ message, typed, who, onShow }: FoundProps) {
  const { text, attachments = [], at } = message
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="flex w-full flex-col gap-0.5 rounded-control px-3 py-2 text-left outline-offset-[-2px] hover:bg-sunken"
        onClick={({ currentTarget }) => {
          onShow(message, currentTarget)
        }}
      >
        <span className="text-sm text-muted">
          <span className="font-medium break-words text-ink">{who}</span>
          <span>{` · ${formatDateTime(at)}`}</span>
        </span>
        {text === '' ? null : (
          <span className="wrap-anywhere">
            <MarkedText text={text} typed={typed} />
          </span>
        )}
        {attachments.map(({ path, name }) => (
          <span key={path} className="text-sm wrap-anywhere text-muted">
            Anexo: <MarkedText text={name} typed={typed} />
          </span>
        ))}
      </button>
    </li>
  )
}

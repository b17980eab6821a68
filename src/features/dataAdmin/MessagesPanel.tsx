import { useState } from 'react'
import { DeleteDialog } from '../../data/DeleteDialog.tsx'
import { deleteMessage, messagesQuery, type ReceivedMessage } from '../../data/contactMessages/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { MessageReports } from './MessageReports.tsx'
import { messageWords } from './messageWords.ts'
import { ReceivedItem } from './ReceivedItem.tsx'

/** What strangers wrote through Contatos and what they reported, newest first; for directors what was reported in conversations, too. */
export function MessagesPanel({ ownId, isDirector }: { ownId: string; isDirector: boolean }) {
  const [leaving, setLeaving] = useState<ReceivedMessage>()
  return (
    <>
      {isDirector ? <MessageReports ownId={ownId} /> : null}
      <h2 className="mb-4 text-2xl">Contatos e denúncias pelo site</h2>
      <PagedItems
        list={usePagedQuery(messagesQuery(ownId))}
        loading={
          <output className="flex flex-col gap-3" aria-label="Carregando as mensagens">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={String(index)} className="h-36" />
            ))}
          </output>
        }
        empty={
          <EmptyState title="Nenhuma mensagem">
            O que escreverem em Contatos e as denúncias de castings e páginas aparecem aqui.
          </EmptyState>
        }
      >
        {(messages) => (
          <ul aria-label="Mensagens" className="flex flex-col divide-y divide-line border-y border-line">
            {messages.map((message) => (
              <li key={message.id}>
                <Message message={message} onDelete={isDirector ? setLeaving : undefined} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
      {leaving === undefined ? null : (
        <DeleteDialog
          id={leaving.id}
          deletion={deleteMessage()}
          title="Excluir mensagem"
          description={`A mensagem de ${messageWords(leaving).from} some para toda a equipe. Não dá para desfazer.`}
          onDeleted={() => {
            toast({ title: 'Mensagem excluída' })
            setLeaving(undefined)
          }}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </>
  )
}

interface MessageProps {
  message: ReceivedMessage
  /** Absent for who may only read. */
  onDelete: ((message: ReceivedMessage) => void) | undefined
}

function Message({ message, onDelete }: MessageProps) {
  const { kind, title, from, answers, about } = messageWords(message)
  return (
    <ReceivedItem
      kind={kind}
      isWarning={message.kind !== 'contact'}
      title={from}
      subtitle={title}
      at={message.at}
      text={message.message}
      noText="Sem texto."
    >
      {answers.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
          className="text-link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {label}
        </a>
      ))}
      {about === undefined ? null : (
        <Link to={about.to} className="text-link inline-flex min-h-11 items-center">
          {about.label}
        </Link>
      )}
      {onDelete === undefined ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Excluir a mensagem de ${from}`}
          onClick={() => {
            onDelete(message)
          }}
        >
          Excluir
        </Button>
      )}
    </ReceivedItem>
  )
}

import { useRef, useState } from 'react'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConversationItem } from './ConversationItem.tsx'
import { EmptyList } from './EmptyList.tsx'
import type { ChatAddress } from './useChatAddress.ts'
import { useConversations } from './useConversations.ts'

const KEYS = [
  ['↑ ↓', 'De uma conversa à outra'],
  ['Enter', 'Abrir a conversa'],
  ['?', 'Mostrar estas teclas'],
] as const

export interface ConversationListProps {
  address: ChatAddress
  reader: string
}

/** The conversations of the view, each a link. Give it the view as its key. */
export function ConversationList({ address, reader }: ConversationListProps) {
  const { conversationId, view, pathOf } = address
  const { status, entries, rest, more, retry } = useConversations(view, reader)
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const [isHelping, setIsHelping] = useState(false)
  useListKeys({
    list,
    onHelp: () => {
      setIsHelping(true)
    },
  })
  if (status === 'failed')
    return <ErrorState title="Não foi possível carregar as conversas" onRetry={retry} />
  if (entries === undefined) return <Skeleton className="mt-3 h-64 w-full" />
  if (entries.length === 0) return <EmptyList view={view} />
  return (
    <>
      <ul ref={list} aria-label="Conversas">
        {entries.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            reader={reader}
            to={pathOf(conversation.id)}
            isOpen={conversation.id === conversationId}
            now={now}
          />
        ))}
      </ul>
      {rest === 'more' ? (
        <Button variant="secondary" size="small" className="m-3" busy={status === 'loading'} onClick={more}>
          Mostrar mais
        </Button>
      ) : null}
      {rest === 'older' ? (
        <p className="p-3 text-sm text-muted">{`São as ${String(entries.length)} mais recentes. As outras se abrem em Nova conversa, pelo nome.`}</p>
      ) : null}
      {isHelping ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setIsHelping(false)
          }}
        />
      ) : null}
    </>
  )
}

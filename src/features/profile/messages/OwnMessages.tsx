import { isStaff } from '@ribalta/domain/account/grants'
import { unreadIn } from '@ribalta/domain/conversations/conversation'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import { ownInbox } from '../../../data/inboxes/inbox.ts'
import type { ConversationEntry } from '../../../data/conversations/conversations.ts'
import { useStore } from '../../../lib/store.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ConversationLink } from './ConversationLink.tsx'
import { NoConversation } from './NoConversation.tsx'
import { useConversation } from '../../../data/conversations/useConversation.ts'

export interface OwnMessagesProps {
  uid: string
  profile: Profile
}

/** An artist's conversation with the agency, on their profile. Whoever is of staff by now may have one from before. */
export function OwnMessages({ uid, profile }: OwnMessagesProps) {
  const [now] = useState(() => new Date())
  const live = useConversation(uid)
  const known = useStore(ownInbox)
  if (isStaff(profile) && (live.status !== 'ready' || live.data === undefined)) return null
  const unread = known?.reader === uid ? unreadIn(known.inbox, uid) : 0
  return (
    <section className="flex max-w-3xl flex-col gap-4 pb-10">
      <h2 className="text-2xl">Mensagens</h2>
      {live.status === 'loading' ? <Skeleton className="h-20" /> : null}
      {live.status === 'failed' ? (
        <ErrorState title="Suas mensagens não vieram" onRetry={live.retry} />
      ) : null}
      {live.status === 'ready' ? (
        <Listed conversation={live.data} unread={unread} isMinor={isMinor(profile.birthDate, now)} />
      ) : null}
    </section>
  )
}

interface ListedProps {
  conversation: ConversationEntry | undefined
  unread: number
  isMinor: boolean
}

function Listed({ conversation, unread, isMinor: isClosed }: ListedProps) {
  if (conversation === undefined) return <NoConversation isMinor={isClosed} />
  return (
    <ul aria-label="Conversas">
      <li>
        <ConversationLink conversation={conversation} unread={unread} />
      </li>
    </ul>
  )
}

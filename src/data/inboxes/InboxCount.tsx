import { unreadCount } from '@ribalta/domain/conversations/conversation'
import { useCallback, useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { sendWaiting } from '../conversations/outbox/sendWaiting.ts'
import { useLive, type Watch } from '../useLive.ts'
import { ownInbox, watchInbox } from './inbox.ts'
import { unreadWords } from './unreadWords.ts'

const SHOWN = 99

export interface InboxCountProps {
  reader: string
  isStaff: boolean
  /** By which the link names this as its description. */
  id: string
}

/** How many messages somebody has not read, beside the link to them; what they wrote and could not send yet goes from here, too. */
export function InboxCount({ reader, isStaff, id }: InboxCountProps) {
  const watch = useCallback<Watch<unknown>>((...followed) => watchInbox(reader, ...followed), [reader])
  useLive(watch)
  useEffect(() => sendWaiting(), [reader])
  const known = useStore(ownInbox)
  const count = known?.reader === reader ? unreadCount(known.inbox, { uid: reader, isStaff }) : 0
  if (count === 0) return null
  return <CountBadge id={id} count={count > SHOWN ? `${String(SHOWN)}+` : count} words={unreadWords(count)} />
}

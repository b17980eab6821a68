import { unreadIn } from '@ribalta/domain/conversations/conversation'
import { useId } from 'react'
import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { ownInbox } from '../../data/inboxes/inbox.ts'
import { unreadWords } from '../../data/inboxes/unreadWords.ts'
import { classNames } from '../../lib/classNames.ts'
import { useStore } from '../../lib/store.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { lastWords, teamWords, whenWords } from './itemWords.ts'
import { titleOf } from './peer.ts'

export interface ConversationItemProps {
  conversation: ConversationEntry
  reader: string
  to: string
  isOpen: boolean
  now: Date
}

/** One conversation in the list: with whom, what was said last and when, and how much of it is not read. */
export function ConversationItem({ conversation, reader, to, isOpen, now }: ConversationItemProps) {
  const { id, artistId, participants, last } = conversation
  const known = useStore(ownInbox)
  const descriptionId = useId()
  const unread = known?.reader === reader ? unreadIn(known.inbox, id) : 0
  return (
    <li
      className={classNames(
        'group relative flex flex-col gap-0.5 border-b border-line px-3 py-3 hover:bg-sunken',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        isOpen ? 'bg-sunken' : '',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to={to}
          data-item=""
          aria-current={isOpen ? 'page' : undefined}
          aria-describedby={descriptionId}
          className={classNames(
            'min-w-0 break-words outline-none after:absolute after:inset-0 group-hover:text-accent',
            unread > 0 ? 'font-semibold' : 'font-medium',
            isOpen ? 'text-accent' : '',
          )}
        >
          {titleOf(conversation, reader)}
        </Link>
        {artistId === undefined ? <Tag>Equipe</Tag> : null}
      </span>
      <span id={descriptionId} className="flex items-start gap-3 text-sm text-muted">
        <span className="min-w-0 grow">
          <span className={classNames('line-clamp-2 wrap-anywhere', unread > 0 ? 'text-ink' : '')}>
            {lastWords(conversation, reader)}
          </span>
          {artistId === undefined || participants.includes(reader) ? null : (
            <span className="block break-words">{teamWords(conversation, reader)}</span>
          )}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          {last === undefined ? null : <span>{whenWords(last.at, now)}</span>}
          {unread === 0 ? null : (
            <>
              <span
                aria-hidden="true"
                className="rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent tabular-nums"
              >
                {unread}
              </span>
              <span className="sr-only">{unreadWords(unread)}</span>
            </>
          )}
        </span>
      </span>
    </li>
  )
}

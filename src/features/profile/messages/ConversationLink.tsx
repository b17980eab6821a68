import { useId } from 'react'
import type { ConversationEntry } from '../../../data/conversations/conversations.ts'
import { unreadWords } from '../../../data/inboxes/unreadWords.ts'
import { formatSince } from '../../../lib/formats/formatSince.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Link } from '../../../ui/Link.tsx'
import { CONVERSATION } from './conversationAddress.ts'

export interface ConversationLinkProps {
  conversation: ConversationEntry
  unread: number
}

/** The conversation with the agency in a list: what was said last, when, and how much of it is news. */
export function ConversationLink({ conversation: { last, artistId }, unread }: ConversationLinkProps) {
  const now = useNow()
  const detailsId = useId()
  return (
    <div className="relative min-w-0 rounded-card border border-line bg-surface px-4 py-3 hover:border-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={`/perfil${CONVERSATION}`}
          aria-describedby={detailsId}
          className="font-medium no-underline after:absolute after:inset-0"
        >
          Agência
        </Link>
        {last === undefined ? null : <span className="text-sm text-muted">{formatSince(last.at, now)}</span>}
      </div>
      <div id={detailsId} className="text-muted">
        <p className="line-clamp-2 wrap-anywhere">
          {last === undefined
            ? 'Ninguém escreveu ainda.'
            : `${last.sender === artistId ? 'Você: ' : ''}${last.text}`}
        </p>
        {unread === 0 ? null : (
          <p className="mt-1 text-sm font-semibold text-accent">{unreadWords(unread)}</p>
        )}
      </div>
    </div>
  )
}

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
    <Link
      to={`/perfil${CONVERSATION}`}
      aria-label="Agência"
      aria-describedby={detailsId}
      className="flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline hover:border-ink"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">Agência</span>
          {last === undefined ? null : (
            <span className="text-sm text-muted">{formatSince(last.at, now)}</span>
          )}
        </span>
        <span id={detailsId} className="block text-muted">
          <span className="line-clamp-2 wrap-anywhere">
            {last === undefined
              ? 'Ninguém escreveu ainda.'
              : `${last.sender === artistId ? 'Você: ' : ''}${last.text}`}
          </span>
          {unread === 0 ? null : (
            <span className="mt-1 block text-sm font-semibold text-accent">{unreadWords(unread)}</span>
          )}
        </span>
      </span>
    </Link>
  )
}

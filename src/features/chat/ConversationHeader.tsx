import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Link } from '../../ui/Link.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { teamWords } from './itemWords.ts'
import { titleOf } from './peer.ts'

export interface ConversationHeaderProps {
  conversation: ConversationEntry
  reader: string
}

/** With whom a conversation is, and who of the team is in it. */
export function ConversationHeader({ conversation, reader }: ConversationHeaderProps) {
  const { artistId } = conversation
  const title = titleOf(conversation, reader)
  usePageTitle(`${title} · Chat`)
  return (
    <header className="flex shrink-0 flex-col gap-0.5 border-b border-line pb-3 lg:pt-6">
      <h2 className="text-2xl break-words">
        {artistId === undefined || artistId === reader ? (
          title
        ) : (
          <Link to={detailsAddress(artistId)} className="hover:text-accent hover:underline">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-sm break-words text-muted">
        {artistId === undefined ? 'Da equipe. Só vocês dois leem.' : teamWords(conversation, reader)}
      </p>
    </header>
  )
}

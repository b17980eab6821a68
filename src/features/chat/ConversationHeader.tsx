import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { ConversationMenu } from '../../data/conversations/menu/ConversationMenu.tsx'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Link } from '../../ui/Link.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { teamWords } from './itemWords.ts'
import { titleOf } from './peer.ts'

export interface ConversationHeaderProps {
  conversation: ConversationEntry
  reader: string
  /** They read and write in it. */
  isOpen: boolean
}

/** With whom a conversation is, and who of the team is in it. */
export function ConversationHeader({ conversation, reader, isOpen }: ConversationHeaderProps) {
  const { artistId } = conversation
  const title = titleOf(conversation, reader)
  usePageTitle(`${title} · Chat`)
  return (
    <header className="flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-3 lg:pt-6">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
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
      </div>
      {isOpen ? <ConversationMenu conversation={conversation} reader={reader} /> : null}
    </header>
  )
}

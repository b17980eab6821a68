import { VISITOR } from '@ribalta/domain/schemas/feed/feed'
import { useQuery } from '@tanstack/react-query'
import { castingTitleQuery } from '../../data/castings/queries.ts'
import type { FeedEntry } from '../../data/feed/entries.ts'
import { proposalTitleQuery } from '../../data/proposals/queries.ts'
import { personQuery } from '../../data/roster/person.ts'
import type { RosterCard } from '../../data/roster/roster.ts'
import type { FeedNames } from './feedWords.ts'

const GONE = 'Conta excluída'
const SOMEBODY = 'Alguém da equipe'
const NOBODY: ReadonlySet<string> = new Set([VISITOR, 'deleted'])

export interface LineNames extends FeedNames {
  /** Whom the line is about. */
  readonly card: RosterCard | undefined
  /** Not all of the names are there yet. */
  readonly isPending: boolean
}

/** What a line of the feed calls people and castings by. */
export function useFeedNames(
  { subject, actor, castingId, proposalId }: FeedEntry,
  reader: string,
): LineNames {
  const isOther = actor !== subject && actor !== reader && !NOBODY.has(actor)
  const person = useQuery({ ...personQuery(subject ?? ''), enabled: subject !== undefined })
  const doer = useQuery({ ...personQuery(actor), enabled: isOther })
  const casting = useQuery({ ...castingTitleQuery(castingId ?? ''), enabled: castingId !== undefined })
  const proposal = useQuery({ ...proposalTitleQuery(proposalId ?? ''), enabled: proposalId !== undefined })
  return {
    card: person.data ?? undefined,
    name: person.data?.artisticName ?? (person.isError ? 'Alguém' : GONE),
    actor: actor === reader ? 'Você' : (doer.data?.artisticName ?? SOMEBODY),
    casting: casting.data ?? (casting.isError ? 'um casting' : 'um casting que não existe mais'),
    proposal: proposal.data ?? (proposal.isError ? 'da agência' : 'que não existe mais'),
    isPending: person.isLoading || doer.isLoading || casting.isLoading || proposal.isLoading,
  }
}

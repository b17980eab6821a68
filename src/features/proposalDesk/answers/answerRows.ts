import { byRole } from '@ribalta/domain/proposals/byRole'
import type { ProposalItem } from '@ribalta/domain/schemas/proposals/proposal'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { nameOf } from '../artists/nameOf.ts'
import { leftOf } from '../consent/leftOf.ts'
import { goneOf, isWanted, type Reviewer, type Tally, tallyOf } from './reviewers.ts'

/** What is said of one artist. */
export interface AnswerRow {
  readonly artistId: string
  readonly name: string
  /** Nothing leads to whoever has no record any more. */
  readonly hasRecord: boolean
  readonly tally: Tally
  readonly isWanted: boolean
  /** Taken out of the proposal since. */
  readonly isGone: boolean
  /** They left it themselves. */
  readonly hasLeft: boolean
}

/** Artists who are presented for the same, or were. */
export interface AnswerGroup {
  readonly title: string
  readonly rows: readonly AnswerRow[]
}

const NO_ROLE = 'Sem personagem'

/** Whether the groups need their titles: that nobody has a role is not worth saying. */
export function hasTitles(groups: readonly AnswerGroup[]): boolean {
  return groups.some(({ title }) => title !== NO_ROLE)
}

/** The matrix, role by role as the client sees it, and at the end who is not in the proposal any more. */
export function answerGroups(
  items: readonly Pick<ProposalItem, 'artistId' | 'role' | 'consent'>[],
  reviewers: readonly Reviewer[],
  records: ReadonlyMap<string, Profile | null>,
): readonly AnswerGroup[] {
  const left = leftOf(items)
  const rowOf = (artistId: string, isGone: boolean): AnswerRow => ({
    artistId,
    name: nameOf(records.get(artistId)),
    hasRecord: records.get(artistId) != null,
    tally: tallyOf(reviewers, artistId),
    isWanted: isWanted(reviewers, artistId),
    isGone,
    hasLeft: left.has(artistId),
  })
  const gone = goneOf(
    reviewers,
    items.map(({ artistId }) => artistId),
  )
  return [
    ...byRole(items).map(({ role, items: group }) => ({
      title: role === '' ? NO_ROLE : role,
      rows: group.map(({ artistId }) => rowOf(artistId, false)),
    })),
    ...(gone.length === 0
      ? []
      : [{ title: 'Fora da proposta agora', rows: gone.map((artistId) => rowOf(artistId, true)) }]),
  ]
}

import { canMoveCandidate, isAnswered } from '@ribalta/domain/castings/candidateStatus'
import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'

/** Somebody who goes to the column of those who are approved. */
export interface LeadMove {
  readonly name: string
  /** As they stand now. */
  readonly candidate: Candidate
}

/** What will become of everybody who was marked. */
export interface LeadPlan {
  readonly moves: readonly LeadMove[]
  /** Names of who is approved already. */
  readonly there: readonly string[]
  /** Who cannot be moved any more. */
  readonly stuck: readonly { readonly name: string; readonly why: string }[]
  /** Who stands on no board yet: names by uid. */
  readonly free: ReadonlyMap<string, string>
}

/** Of the people of a proposal (names by uid) the ids that they have on its casting's board. */
export function boardIdsOf(
  { castingId, items }: Pick<Proposal, 'castingId' | 'items'>,
  people: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (castingId === undefined) return new Map()
  return new Map(
    items.flatMap(({ artistId, roleId }) =>
      roleId === undefined || !people.has(artistId) ? [] : [[artistId, candidateId({ artistId, roleId })]],
    ),
  )
}

/** What leading these people to the casting does, by where they stand on its board; whoever `left` the proposal stays where they are. */
export function leadPlan(
  people: ReadonlyMap<string, string>,
  boardIds: ReadonlyMap<string, string>,
  candidates: ReadonlyMap<string, Candidate>,
  left: ReadonlySet<string>,
): LeadPlan {
  const moves: LeadMove[] = []
  const there: string[] = []
  const stuck: LeadPlan['stuck'][number][] = []
  const free = new Map<string, string>()
  for (const [uid, name] of people) {
    const candidate = candidates.get(boardIds.get(uid) ?? '')
    if (left.has(uid)) stuck.push({ name, why: 'A pessoa saiu desta apresentação.' })
    else if (candidate === undefined) free.set(uid, name)
    else if (candidate.status === 'selected') there.push(name)
    else if (isAnswered(candidate)) stuck.push({ name, why: answered(candidate) })
    else if (canMoveCandidate(candidate.status, 'selected')) moves.push({ name, candidate })
    else stuck.push({ name, why: MOVE_HURDLES.state })
  }
  return { moves, there, stuck, free }
}

function answered({ status }: Candidate): string {
  return status === 'withdrawn' ? 'A pessoa retirou a inscrição.' : MOVE_HURDLES.answered
}

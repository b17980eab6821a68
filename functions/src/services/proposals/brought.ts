import { isAboutSelf } from '@ribalta/domain/account/separation'
import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import type { ActOutcome } from '@ribalta/domain/schemas/actOutcome'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { AddToProposalInput, Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { type Both, bothOf } from '../castings/toldAtOnce.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

type Database = Backend['db']

/** Somebody who is brought in, as the transaction sees them. */
export interface Brought {
  readonly uid: string
  readonly roleId: string | undefined
  readonly profile: Profile | undefined
  /** On the casting's board; undefined where there is none, and where they are not on it. */
  readonly both: Both | undefined
}

/** The people whom a call names, with all that is judged of them, in two reads of the database. */
export async function readBrought(
  transaction: Transaction,
  db: Database,
  { people, castingId }: AddToProposalInput,
): Promise<Brought[]> {
  const profiles = await transaction.getAll(...people.map(({ artistId }) => paths.profile(db, artistId)))
  const boards = people.flatMap(({ artistId, roleId }) => {
    if (castingId === undefined || roleId === undefined) return []
    const id = applicationId(artistId, roleId)
    return [paths.candidate(db, castingId, id), paths.application(db, castingId, id)]
  })
  const found = boards.length === 0 ? [] : await transaction.getAll(...boards)
  return people.map(({ artistId, roleId }, index) => {
    const profile = profileSchema.safeParse(profiles[index]?.data())
    return {
      uid: artistId,
      roleId,
      profile: profile.success ? profile.data : undefined,
      both: bothOf(found[index * 2], found[index * 2 + 1]),
    }
  })
}

interface Judging {
  readonly proposal: Proposal
  readonly caller: SignedInCaller
  readonly now: Date
}

/** What keeps somebody out; undefined where nothing does. */
export function hurdleOf(
  { uid, roleId, profile, both }: Brought,
  { proposal, caller, now }: Judging,
): ActOutcome | undefined {
  const isOutside = roleId !== undefined && both === undefined
  if (profile === undefined || isOutside) return 'gone'
  if (isAboutSelf(caller, uid)) return 'self'
  if (!mayBeInCasting(profile.status)) return 'state'
  if (both !== undefined && !isWaiting(both.candidate.status)) return 'state'
  if (waitsForGuardian(profile, now)) return 'guardian'
  return isPlaced(proposal, { uid, both }) ? 'already' : undefined
}

/** Whether somebody is in it, and that as the candidate as whom they are brought in. */
function isPlaced({ items }: Proposal, { uid, both }: Pick<Brought, 'uid' | 'both'>): boolean {
  const item = items.find(({ artistId }) => artistId === uid)
  if (item === undefined || both === undefined) return item !== undefined
  return item.roleId === both.candidate.roleId && both.candidate.status === 'proposed'
}

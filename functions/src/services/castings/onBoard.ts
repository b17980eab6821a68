import { isAboutSelf } from '@ribalta/domain/account/separation'
import { type Grant, isStaff } from '@ribalta/domain/account/grants'
import {
  type Application,
  applicationId,
  applicationSchema,
} from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { type Casting, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { CandidateMovesResult } from '@ribalta/domain/schemas/castings/stateChange'
import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, DocumentReference, Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { readCandidate } from '../shared/clientDocuments.ts'
import { eachOf } from '../shared/eachOf.ts'
import { paths } from '../shared/paths.ts'

/** One artist for one role of a casting. */
export interface Place {
  readonly castingId: string
  readonly artistId: string
  readonly roleId: string
}

/** A candidate of a casting and what an act on them is judged by, as a transaction sees it. */
export interface OnBoard {
  readonly ref: DocumentReference
  readonly candidate: Candidate
  readonly application: Application
  readonly profile: Profile
  readonly casting: Casting
  readonly grants: readonly Grant[]
}

/** What became of a candidate whom staff acted on. */
export interface ActedOn {
  readonly outcome: Exclude<MoveOutcome, 'failed'>
  /** Where they stand now, and who moved them there; undefined where that was not looked at. */
  readonly status?: Candidate['status']
  readonly movedBy?: string
}

/**
 * Does something with one candidate on a casting's board, for staff, in one transaction. Throws `permission-denied` for anybody but
 * staff; one's own application and one that is not there are outcomes.
 */
export function onBoard(
  { db }: Pick<Backend, 'db'>,
  { castingId, artistId, roleId }: Place,
  caller: SignedInCaller,
  act: (transaction: Transaction, found: OnBoard) => ActedOn | Promise<ActedOn>,
): Promise<ActedOn> {
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (profile) => transaction.get(profile))
    if (!isStaff({ grants })) {
      throw new HttpsError('permission-denied', 'Você não pode mudar esta inscrição.')
    }
    if (isAboutSelf(caller, artistId)) return { outcome: 'self' }
    const found = await readOnBoard(transaction, db, { castingId, artistId, roleId })
    return found === undefined ? { outcome: 'gone' } : act(transaction, { ...found, grants })
  })
}

/** A candidate as a transaction of somebody who may act on them sees them; undefined where they are not on that board. */
export async function readOnBoard(
  transaction: Transaction,
  db: Backend['db'],
  { castingId, artistId, roleId }: Place,
): Promise<Omit<OnBoard, 'grants'> | undefined> {
  const id = applicationId(artistId, roleId)
  const ref = paths.candidate(db, castingId, id)
  const [candidate, application, profile, casting] = await transaction.getAll(
    ref,
    paths.application(db, castingId, id),
    paths.profile(db, artistId),
    paths.casting(db, castingId),
  )
  const known = readCandidate(candidate)
  if (
    known === undefined ||
    application?.exists !== true ||
    profile?.exists !== true ||
    casting?.exists !== true
  ) {
    return undefined
  }
  return {
    ref,
    candidate: known,
    application: applicationSchema.parse(application.data()),
    profile: profileSchema.parse(profile.data()),
    casting: castingSchema.parse(casting.data()),
  }
}

/** Acts on several candidates, each by themself, and says of each how it ended and where they stand now. */
export async function eachOnBoard<Item extends Omit<Place, 'castingId'>>(
  items: readonly Item[],
  act: (item: Item, turn: number) => Promise<ActedOn>,
): Promise<CandidateMovesResult> {
  const results = await eachOf<Item, CandidateMovesResult['results'][number]>(items, {
    act: async (item, turn) => ({
      artistId: item.artistId,
      roleId: item.roleId,
      ...(await act(item, turn)),
    }),
    failed: ({ artistId, roleId }) => ({ artistId, roleId, outcome: 'failed' }),
  })
  return { results }
}

import { isAboutSelf } from '@ribalta/domain/account/separation'
import { createHash } from 'node:crypto'
import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import type { ActOutcome } from '@ribalta/domain/schemas/actOutcome'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { type RequestTestsInput, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { isWaitingTest, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import type { Backend, DocumentReference, Transaction } from '../../admin/backend.ts'
import { type Both, bothOf } from '../castings/toldAtOnce.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

type Database = Backend['db']

/** Somebody of whom a test is asked, as the transaction sees them. */
export interface Asked {
  readonly uid: string
  readonly roleId: string | undefined
  /** Where their test goes. */
  readonly ref: DocumentReference
  /** Whether it is there already. */
  readonly isThere: boolean
  readonly profile: Profile | undefined
  /** In the casting; undefined where it is none, and where they are not in it. */
  readonly both: Both | undefined
  /** Whether another test for the same role is under way. */
  readonly isTested: boolean
}

/** The people of a request with all that is judged of them and changed, in two reads of the database. */
export async function readAsked(
  transaction: Transaction,
  db: Database,
  { requestId, people, castingId }: RequestTestsInput,
  now: Date,
): Promise<Asked[]> {
  const wanted = people.map(({ artistId, roleId }) => {
    const test = paths.testRequest(db, testIdOf(requestId, artistId))
    const profile = paths.profile(db, artistId)
    if (castingId === undefined || roleId === undefined) return { artistId, roleId, refs: [test, profile] }
    const id = applicationId(artistId, roleId)
    const both = [paths.candidate(db, castingId, id), paths.application(db, castingId, id)]
    return { artistId, roleId, refs: [test, profile, ...both] }
  })
  const found = await transaction.getAll(...wanted.flatMap(({ refs }) => refs))
  const known = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]))
  const asked = wanted.flatMap(({ artistId, roleId, refs }): Omit<Asked, 'isTested'>[] => {
    const [test, profile, candidate, application] = refs.map(({ path }) => known.get(path))
    if (test === undefined) return []
    return [
      {
        uid: artistId,
        roleId,
        ref: test.ref,
        isThere: test.exists,
        profile: profile?.exists === true ? profileSchema.parse(profile.data()) : undefined,
        both: bothOf(candidate, application),
      },
    ]
  })
  const underWay = await readUnderWay(transaction, db, asked, now)
  return asked.map((one) => ({ ...one, isTested: underWay.has(one.both?.candidate.test?.id ?? '') }))
}

/** The id of one person's test within one request: a repeat finds it. */
function testIdOf(requestId: string, artistId: string): string {
  return createHash('sha256').update(`${requestId}\n${artistId}`).digest('hex').slice(0, 32)
}

/** Which of the tests that were asked of them last wait for their artist, in time, or for an answer. */
async function readUnderWay(
  transaction: Transaction,
  db: Database,
  asked: readonly Omit<Asked, 'isTested'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ids = asked.flatMap(({ both }) => both?.candidate.test?.id ?? [])
  if (ids.length === 0) return new Set()
  const stored = await transaction.getAll(...ids.map((id) => paths.testRequest(db, id)))
  const underWay = stored.filter((snapshot) => {
    const test = testRequestSchema.safeParse(snapshot.data())
    if (!test.success) return false
    const status = testStatusAt(test.data, now)
    return isWaitingTest(status) || status === 'submitted'
  })
  return new Set(underWay.map(({ id }) => id))
}

/** What is in the way of asking one person; undefined where nothing is. */
export function hurdleOf(
  { uid, roleId, isThere, profile, both, isTested }: Asked,
  caller: SignedInCaller,
  now: Date,
): ActOutcome | undefined {
  const isOutside = roleId !== undefined && both === undefined
  if (profile === undefined || isOutside) return 'gone'
  if (isThere || isTested) return 'already'
  if (isAboutSelf(caller, uid)) return 'self'
  if (!mayBeInCasting(profile.status)) return 'state'
  if (both !== undefined && !isWaiting(both.candidate.status)) return 'state'
  return waitsForGuardian(profile, now) ? 'guardian' : undefined
}

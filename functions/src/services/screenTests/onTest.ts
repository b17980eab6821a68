import { isAboutSelf } from '@ribalta/domain/account/separation'
import { type Grant, isStaff } from '@ribalta/domain/account/grants'
import { isTestAnswer, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { type Instant } from '@ribalta/domain/instant'
import { TAKES_KEPT_DAYS } from '@ribalta/domain/screenTests/screenTest'
import { AGENCY, applicationId } from '@ribalta/domain/schemas/castings/application'
import { type TestRequest, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { grantsIn } from '../account/grants.ts'
import { isSessionEnded } from '../account/liveSession.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { paths } from '../shared/paths.ts'

/** A test and who acts on it, as a transaction sees them. */
export interface OnTest {
  readonly id: string
  readonly ref: DocumentReference
  readonly test: TestRequest
  /** Whether the caller is the artist whose test it is, or of staff and somebody else. */
  readonly as: 'artist' | 'staff'
  readonly grants: readonly Grant[]
  /** The candidate of the casting that it was asked for, while there is one. */
  readonly candidate: DocumentSnapshot | undefined
}

/**
 * Does something with one test, for its artist or for staff, in one transaction, whose reads come before its writes. A test that is not
 * there and one that is not the caller's are the same `not-found`; a bare account, a suspended profile and a sign-in that was ended are
 * nobody's.
 */
export function onTest<T>(
  { db }: Pick<Backend, 'db'>,
  testRequestId: string,
  caller: SignedInCaller,
  act: (transaction: Transaction, found: OnTest) => T | Promise<T>,
): Promise<T> {
  return db.runTransaction(async (transaction) => {
    const ref = paths.testRequest(db, testRequestId)
    const [profile, stored] = await transaction.getAll(paths.profile(db, caller.uid), ref)
    const isKnown =
      profile?.exists === true &&
      !isSessionEnded(profile, caller.authTime) &&
      profile.get('status') !== 'suspended'
    if (!isKnown || stored?.exists !== true) throw testNotFound()
    const test = testRequestSchema.parse(stored.data())
    const grants = grantsIn(profile, caller)
    const isArtist = isAboutSelf(caller, test.artistId)
    if (!isArtist && !isStaff({ grants })) throw testNotFound()
    const candidate = await candidateOf(transaction, db, test)
    const as = isArtist ? 'artist' : 'staff'
    return act(transaction, { id: testRequestId, ref, test, as, grants, candidate })
  })
}

export function testNotFound(): HttpsError {
  return new HttpsError('not-found', 'Este teste não foi encontrado.')
}

/** The candidate of the casting that a test was asked for; after it comes no read that a write could be before. */
export async function candidateOf(
  transaction: Transaction,
  db: Backend['db'],
  { castingId, artistId, roleId }: TestRequest,
): Promise<DocumentSnapshot | undefined> {
  if (castingId === undefined || roleId === undefined) return undefined
  const candidate = await transaction.get(paths.candidate(db, castingId, applicationId(artistId, roleId)))
  return candidate.exists ? candidate : undefined
}

interface Step {
  readonly status: TestStatus
  /** The artist's uid, or nothing for whoever of staff: who it was is the audit log's. */
  readonly by: string | undefined
  readonly message?: string | undefined
  readonly now: Date
  /** When it came about, where that was before now. */
  readonly at?: Instant
}

/** Until when takes are kept of what was answered, or ended, at a moment. */
export function keptUntil(at: Date): Timestamp {
  return Timestamp.fromMillis(at.getTime() + TAKES_KEPT_DAYS * 86_400_000)
}

/** A test one step on. With each answer its takes are kept anew, and while there is none nothing takes them away. */
export function stepped(
  { takesUntil, takesGoneAt, ...test }: TestRequest,
  { status, by = AGENCY, message, now, at = Timestamp.fromDate(now) }: Step,
): TestRequest {
  const isSaid = message !== undefined && message !== ''
  return {
    ...test,
    status,
    history: [...test.history, { status, at, by, ...(isSaid ? { message } : {}) }],
    updatedAt: Timestamp.fromDate(now),
    ...takesOf(),
  }

  function takesOf(): Pick<TestRequest, 'takesUntil' | 'takesGoneAt'> {
    if (status === 'submitted' || status === 'refused') return {}
    if (isTestAnswer(status)) return { takesUntil: keptUntil(now) }
    return withoutUndefined({ takesUntil, takesGoneAt })
  }
}

/** Writes a test and, where it was asked for a casting, that the board's card says where it stands; after the last read. */
export function writeTest(
  transaction: Transaction,
  { id, ref, candidate }: Pick<OnTest, 'id' | 'ref' | 'candidate'>,
  test: TestRequest,
): void {
  transaction.set(ref, test)
  const known: unknown = candidate?.get('test.id')
  // A later test of the same role has the card.
  if (candidate === undefined || known !== id) return
  transaction.update(candidate.ref, { test: { id, status: test.status }, updatedAt: test.updatedAt })
}

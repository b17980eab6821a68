import type {
  TestChange,
  TestChangeResult,
  TestRequest,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import {
  ARTIST_TEST_STEPS,
  canChangeTest,
  ON_BEHALF_STEPS,
  testStatusAt,
  type TestStep,
} from '@ribalta/domain/screenTests/testStatus'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, Transaction } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { refusedState } from '../shared/refusals.ts'
import { takeArtistStep } from './artistSteps.ts'
import { dropTakes } from './dropTakes.ts'
import { onTest, type OnTest } from './onTest.ts'
import { takeStaffStep } from './staffSteps.ts'

/**
 * Takes a test along an arrow: its artist opens, accepts or refuses it, staff answer or cancel it, or accept or refuse it in the
 * artist's name, never one of their own. One that is there already stays. With a refusal all that was sent is taken away; what is
 * cancelled before its artist was told of it is taken back with its place on the board. Throws `not-found`, `permission-denied`,
 * `failed-precondition`.
 */
export async function changeTest(
  backend: Backend,
  change: TestChange,
  caller: SignedInCaller,
  now: Date,
): Promise<TestChangeResult> {
  const { db } = backend
  const { testRequestId, to } = change
  const { artistId, result } = await onTest(backend, testRequestId, caller, async (transaction, found) => {
    if (!mayTake(found, to)) {
      throw new HttpsError('permission-denied', 'Você não pode fazer isso com este teste.')
    }
    return { artistId: found.test.artistId, result: await takeStep(transaction, found) }
  })
  // Of a repeat, too: the first may have come no further.
  if (to === 'refused') await dropTakes(backend, { artistId, testRequestId })
  return result

  async function takeStep(transaction: Transaction, found: OnTest): Promise<TestChangeResult> {
    if (isThere(found.test, to, now)) return { status: found.test.status }
    if (!canChangeTest(testStatusAt(found.test, now), to)) throw refusedState()
    const step = ARTIST_TEST_STEPS.find((each) => each === to)
    return step === undefined
      ? takeStaffStep(transaction, db, found, { change, caller, now })
      : takeArtistStep(transaction, db, found, { to: step, message: change.message, caller, now })
  }
}

function mayTake({ as }: OnTest, to: TestStep): boolean {
  const isArtists = ARTIST_TEST_STEPS.some((step) => step === to)
  return as === 'artist' ? isArtists : !isArtists || ON_BEHALF_STEPS.some((step) => step === to)
}

/** Whether a step was taken already; a test is opened by looking at it, which says nothing new later. */
function isThere(test: TestRequest, to: TestStep, now: Date): boolean {
  return test.status === to || (to === 'opened' && testStatusAt(test, now) !== 'sent')
}

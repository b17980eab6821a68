import type {
  TestChange,
  TestChangeResult,
  TestRequest,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import {
  ARTIST_TEST_STEPS,
  canChangeTest,
  testStatusAt,
  type TestStep,
} from '@ribalta/domain/screenTests/testStatus'
import { HttpsError } from 'firebase-functions/https'
import type { Backend } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { refusedState } from '../shared/refusals.ts'
import { takeArtistStep } from './artistSteps.ts'
import { dropTakes } from './dropTakes.ts'
import { onTest } from './onTest.ts'
import { takeStaffStep } from './staffSteps.ts'

/**
 * Takes a test along an arrow: its artist opens, accepts or refuses it, staff answer or cancel it, never one of their own. One that is
 * there already stays. Whoever refuses has all that they sent taken away; what is cancelled before its artist was told of it is taken
 * back with its place on the board. Throws `not-found`, `permission-denied`, `failed-precondition`.
 */
export async function changeTest(
  backend: Backend,
  change: TestChange,
  caller: SignedInCaller,
  now: Date,
): Promise<TestChangeResult> {
  const { db } = backend
  const { testRequestId, to } = change
  const result = await onTest(backend, testRequestId, caller, async (transaction, found) => {
    const isArtists = ARTIST_TEST_STEPS.some((step) => step === to)
    if (isArtists !== (found.as === 'artist')) {
      throw new HttpsError('permission-denied', 'Você não pode fazer isso com este teste.')
    }
    if (isThere(found.test, to, now)) return { status: found.test.status }
    if (!canChangeTest(testStatusAt(found.test, now), to)) throw refusedState()
    return isArtists
      ? takeArtistStep(transaction, db, found, { to, message: change.message, now })
      : takeStaffStep(transaction, db, found, { change, caller, now })
  })
  // Of a repeat, too: the first may have come no further.
  if (to === 'refused') await dropTakes(backend, { artistId: caller.uid, testRequestId })
  return result
}

/** Whether a step was taken already; a test is opened by looking at it, which says nothing new later. */
function isThere(test: TestRequest, to: TestStep, now: Date): boolean {
  return test.status === to || (to === 'opened' && testStatusAt(test, now) !== 'sent')
}

import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { TestChangeResult, TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { ARTIST_TEST_STEPS } from '@ribalta/domain/screenTests/testStatus'
import type { Backend, Transaction } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { noteOnBehalf } from './onBehalf.ts'
import { type OnTest, stepped, writeTest } from './onTest.ts'
import { feedTest } from './tell.ts'

type ArtistStep = (typeof ARTIST_TEST_STEPS)[number]

const FEED = {
  opened: 'testOpened',
  accepted: 'testAccepted',
  refused: 'testRefused',
} as const satisfies Record<ArtistStep, FeedItem['kind']>

interface Step {
  readonly to: ArtistStep
  readonly message: string | undefined
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * What an artist does with their test, or staff in their name, with a line of the feed. With accepting they are told for whom the work
 * is.
 */
export async function takeArtistStep(
  transaction: Transaction,
  db: Backend['db'],
  found: OnTest,
  { to, message, caller, now }: Step,
): Promise<TestChangeResult> {
  const { id, test, as } = found
  const reason = to === 'refused' ? message : undefined
  const by = as === 'artist' ? test.artistId : undefined
  const next: TestRequest = {
    ...stepped(test, { status: to, by, message: reason, now }),
    ...(to === 'accepted' ? await brandOf(transaction, db, test) : {}),
  }
  writeTest(transaction, found, next)
  feedTest(transaction, db, FEED[to], { id, test: next, now, actor: caller.uid })
  if (to !== 'opened') noteOnBehalf(transaction, db, found, { step: to, next, caller, now })
  return { status: to }
}

/** The brand that only those read who accepted. */
async function brandOf(
  transaction: Transaction,
  db: Backend['db'],
  { brand, castingId }: TestRequest,
): Promise<Pick<TestRequest, 'brand'>> {
  if (brand !== undefined || castingId === undefined) return {}
  const internal = await transaction.get(paths.castingInternal(db, castingId))
  const confidential: unknown = internal.get('brand')
  return typeof confidential === 'string' ? { brand: confidential } : {}
}

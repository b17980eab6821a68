import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { TestChangeResult, TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { ARTIST_TEST_STEPS, TestStep } from '@ribalta/domain/screenTests/testStatus'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { type OnTest, stepped, writeTest } from './onTest.ts'
import { feedTest } from './tell.ts'

const FEED: Readonly<Partial<Record<TestStep, FeedItem['kind']>>> = {
  opened: 'testOpened',
  accepted: 'testAccepted',
  refused: 'testRefused',
} satisfies Record<(typeof ARTIST_TEST_STEPS)[number], FeedItem['kind']>

interface Step {
  readonly to: TestStep
  readonly message: string | undefined
  readonly now: Date
}

/** What an artist does with their test, with a line of the feed. Whoever accepts is told for whom the work is. */
export async function takeArtistStep(
  transaction: Transaction,
  db: Backend['db'],
  found: OnTest,
  { to, message, now }: Step,
): Promise<TestChangeResult> {
  const { id, test } = found
  const reason = to === 'refused' ? message : undefined
  const next: TestRequest = {
    ...stepped(test, { status: to, by: test.artistId, message: reason, now }),
    ...(to === 'accepted' ? await brandOf(transaction, db, test) : {}),
  }
  const kind = FEED[to]
  writeTest(transaction, found, next)
  if (kind !== undefined) feedTest(transaction, db, kind, { id, test: next, now })
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

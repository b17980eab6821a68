import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { Notice } from '@ribalta/domain/schemas/notices/notice'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import type { OnTest } from './onTest.ts'
import { askingNotice, tellOfTest } from './tell.ts'

interface Act {
  readonly step: Extract<Notice, { readonly kind: 'testOnBehalf' }>['step']
  /** The test as it is after the act. */
  readonly next: TestRequest
  readonly caller: SignedInCaller
  readonly now: Date
}

/** Notes what staff did with a test in its artist's name, and tells them; nothing where the artist did it. */
export function noteOnBehalf(
  transaction: Transaction,
  db: Backend['db'],
  { as, id, test }: OnTest,
  { step, next, caller, now }: Act,
): void {
  if (as === 'artist') return
  writeAudit(transaction, db, {
    kind: 'testState',
    actor: caller.uid,
    subject: test.artistId,
    at: next.updatedAt,
    detail: { testRequestId: id, before: test.status, after: next.status, isOnBehalf: true },
  })
  // Whoever was not told yet that they were asked, hears of it by this.
  transaction.delete(paths.outbox(db, askingNotice(id)))
  const notice = { kind: 'testOnBehalf', title: test.title, testRequestId: id, step } as const
  tellOfTest(transaction, db, notice, { id, test: next, now })
}

import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import { orderAt } from '@ribalta/domain/listOrder'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestAnswer } from '@ribalta/domain/screenTests/testStatus'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { moveOnBoard } from '../castings/moveCandidate.ts'
import { type OnBoard, type Place, readOnBoard } from '../castings/onBoard.ts'
import { outOfTests } from '../castings/testColumn.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import type { OnTest } from './onTest.ts'

type Database = Backend['db']

/** Where on the board an answer leads; another take leaves them where they are. */
const COLUMNS = {
  approved: 'proposed',
  retake: undefined,
  declined: 'declined',
} as const satisfies Readonly<Record<TestAnswer, string | undefined>>

interface Answer {
  readonly to: TestAnswer
  readonly message: string | undefined
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Has the candidate of a test go on along the board with its answer, as part of the transaction that answers; says what was in the way.
 * Only who still waits is moved: whom somebody answered on the board meanwhile has that answer.
 */
export async function moveTested(
  transaction: Transaction,
  db: Database,
  { test, grants }: Pick<OnTest, 'test' | 'grants'>,
  { to, message, caller, now }: Answer,
): Promise<MoveOutcome> {
  const column = COLUMNS[to]
  if (column === undefined) return 'state'
  const place = placeOf(test)
  const found = place === undefined ? undefined : await readOnBoard(transaction, db, place)
  if (place === undefined || found === undefined) return 'gone'
  const { status } = found.candidate
  const move = {
    ...place,
    from: isWaiting(status) ? status : ('testing' as const),
    to: column,
    lastOrder: orderAt(now.getTime()),
    // Only a decision says something to them.
    message: column === 'declined' ? message : undefined,
    courtAuthorisation: undefined,
  }
  const board: OnBoard = { ...found, grants }
  const { outcome } = await moveOnBoard(transaction, db, board, move, { caller, now })
  return outcome
}

/** Has the candidate of a test that is taken back stand where they stood, for staff and as they read it themselves. */
export async function takeOffTests(
  transaction: Transaction,
  db: Database,
  test: TestRequest,
  now: Date,
): Promise<void> {
  const place = placeOf(test)
  const found = place === undefined ? undefined : await readOnBoard(transaction, db, place)
  if (place === undefined || found === undefined) return
  const { candidate, application } = outOfTests(found, test.createdAt, now)
  transaction.set(found.ref, candidate)
  const { castingId, artistId, roleId } = place
  transaction.set(paths.application(db, castingId, applicationId(artistId, roleId)), application)
}

function placeOf({ castingId, artistId, roleId }: TestRequest): Place | undefined {
  return castingId === undefined || roleId === undefined ? undefined : { castingId, artistId, roleId }
}

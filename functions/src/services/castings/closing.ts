import { DECISIONS, WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import type { GroupAnswer } from '@ribalta/domain/schemas/castings/stateChange'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, DocumentSnapshot, Query, Transaction } from '../../admin/backend.ts'
import { endTestOf, readTestsOf } from '../screenTests/ofCasting.ts'
import { readCandidate } from '../shared/clientDocuments.ts'
import { paths } from '../shared/paths.ts'
import type { RefusalDetails } from '../shared/refusals.ts'
import { answeredAtClosing, wordsIn } from './candidateSteps.ts'
import { tellArtist } from './tellArtist.ts'

/** Candidates answered in one transaction, which writes five documents for each at most and no more than 500. */
const PORTION = 90

interface Closing {
  readonly castingId: string
  readonly answers: readonly GroupAnswer[]
  readonly by: string
  readonly now: Date
}

/**
 * Answers a portion of those who wait as their casting ends, each by the column that they stand in, and says whether those were all.
 * Throws `failed-precondition`, before anybody is answered, while an answer is held back and while somebody waits in a column that is
 * given none, and to somebody of staff who waits themselves.
 */
export async function answerWaiting(
  transaction: Transaction,
  db: Backend['db'],
  closing: Closing,
): Promise<boolean> {
  const board = paths.casting(db, closing.castingId).collection('board')
  const isThere = async (some: Query): Promise<boolean> => !(await transaction.get(some.limit(1))).empty
  if (await isThere(board.where('draft.to', 'in', DECISIONS))) {
    throw refused('drafts', 'Há respostas em rascunho. Envie ou descarte antes de encerrar.')
  }
  const columns = closing.answers.map(({ from }) => from)
  const others = WAITING_STATUSES.filter((status) => !columns.includes(status))
  if (others.length > 0 && (await isThere(board.where('status', 'in', others)))) {
    throw refused('answers', 'Há inscrições sem resposta. Diga o que responder a cada grupo.')
  }
  if (columns.length === 0) return true
  const own = await transaction.get(board.where('artistId', '==', closing.by))
  if (own.docs.some((candidate) => WAITING_STATUSES.some((status) => status === candidate.get('status')))) {
    throw refused('answers', 'Sua inscrição espera resposta: outra pessoa da equipe encerra este casting.')
  }
  const { docs } = await transaction.get(board.where('status', 'in', columns).limit(PORTION))
  if (docs.length > 0) await answerAll(transaction, db, docs, closing)
  // As many again may be behind these.
  return docs.length < PORTION
}

function refused(field: string, message: string): HttpsError {
  return new HttpsError('failed-precondition', message, { field } satisfies RefusalDetails)
}

async function answerAll(
  transaction: Transaction,
  db: Backend['db'],
  waiting: readonly DocumentSnapshot[],
  { castingId, answers, by, now }: Closing,
): Promise<void> {
  const applications = await transaction.getAll(
    ...waiting.map(({ id }) => paths.application(db, castingId, id)),
  )
  const candidates = waiting.flatMap((snapshot) => {
    const before = readCandidate(snapshot)
    return before === undefined ? [] : [{ ref: snapshot.ref, before }]
  })
  const tests = await readTestsOf(
    transaction,
    db,
    candidates.map(({ before }) => before),
  )
  for (const [index, { ref, before }] of candidates.entries()) {
    const answer = answers.find(({ from }) => from === before.status)
    if (answer === undefined) throw new Error('Somebody waits in a column that was not asked for')
    const stored = applications[index]
    // Its artist's account is being deleted.
    const application = stored?.exists === true ? applicationSchema.parse(stored.data()) : undefined
    const { to } = answer
    const message = wordsIn(answer.message)
    const answered = answeredAtClosing(before, application, { to, message, by, now })
    const candidate = endTestOf(transaction, db, answered, tests, { message, now })
    transaction.set(ref, candidate)
    if (stored === undefined || application === undefined) continue
    tellArtist(transaction, db, stored.ref, { application, candidate, now })
  }
}

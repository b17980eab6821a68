import { type AnswerRate, answerRateOf, answersSince } from '@ribalta/domain/castings/answerRate'
import { ANSWERS, UNANSWERED_STATUSES } from '@ribalta/domain/castings/applicationStatus'
import { AggregateField, type Backend, Timestamp } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * Publishes how the agency answers (docs/data.md, "The answer rate"), counted anew; takes down what was published once there are too
 * few answers for it. Each count reads one document for a thousand applications of the year. Answers what is published. Can be repeated.
 */
export async function publishAnswerRate(
  { db }: Pick<Backend, 'db'>,
  now: Date,
): Promise<AnswerRate | undefined> {
  const recent = db
    .collectionGroup('applications')
    .where('createdAt', '>=', Timestamp.fromDate(answersSince(now)))
  const [waiting, answered, times] = await Promise.all([
    recent.where('status', 'in', UNANSWERED_STATUSES).count().get(),
    recent.where('status', 'in', ANSWERS).count().get(),
    // What is averaged counts those alone that have it.
    recent
      .aggregate({ timed: AggregateField.count(), averageMinutes: AggregateField.average('minutesToAnswer') })
      .get(),
  ])
  const rate = answerRateOf({
    waiting: waiting.data().count,
    answered: answered.data().count,
    ...times.data(),
  })
  const ref = paths.stats(db, 'answers')
  if (rate === undefined) await ref.delete()
  else await ref.set(rate)
  return rate
}

import { answerRateOf, answersSince } from '../../../domain/src/castings/answerRate.ts'
import { ANSWERS, UNANSWERED_STATUSES } from '../../../domain/src/castings/applicationStatus.ts'
import { instantToDate } from '../../../domain/src/instant.ts'
import { applicationSchema } from '../../../domain/src/schemas/castings/application.ts'
import type { Written } from '../writeDocuments.ts'

/** How the demonstration's agency answers, counted of its castings as the schedule counts them. */
export function answerRateDocuments(castings: readonly Written[], now: Date): Written[] {
  const since = answersSince(now)
  const recent = castings
    .filter(([path]) => /^castings\/[^/]+\/applications\//.test(path))
    .map(([, data]) => applicationSchema.parse(data))
    .filter(({ createdAt }) => instantToDate(createdAt) >= since)
  const countOf = (statuses: readonly string[]): number =>
    recent.filter(({ status }) => statuses.includes(status)).length
  const times = recent.flatMap(({ minutesToAnswer }) => minutesToAnswer ?? [])
  const rate = answerRateOf({
    waiting: countOf(UNANSWERED_STATUSES),
    answered: countOf(ANSWERS),
    timed: times.length,
    averageMinutes: times.length === 0 ? null : times.reduce((sum, each) => sum + each, 0) / times.length,
  })
  return rate === undefined ? [] : [['stats/answers', rate]]
}

import { refusalsSchema } from '../../domain/src/schemas/account/refusals.ts'
import { randomFrom } from './random.ts'
import type { Written } from './writeDocuments.ts'

const DAYS = 9
const DAY_MS = 86_400_000

/** What was refused on the days before `day` (midnight UTC). */
export function refusalDocuments(day: Date): Written[] {
  const random = randomFrom('refusals')
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(day.getTime() - (index + 1) * DAY_MS).toISOString().slice(0, 10)
    const [signIn, screen, call, rate] = [
      random.int(1, 14),
      random.int(0, 3),
      random.int(0, 2),
      random.int(0, 1),
    ]
    const counts = Object.entries({ signIn, screen, call, rate }).filter(([, count]) => count > 0)
    return [`refusals/${date}`, refusalsSchema.parse({ day: date, counts: Object.fromEntries(counts) })]
  })
}

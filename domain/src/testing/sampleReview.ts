import type { Instant } from '../instant.ts'
import type { Review, View } from '../schemas/proposals/answers.ts'

const at = (seconds: number): Instant => ({ seconds, nanoseconds: 0 })

/** Somebody who looked at a proposal, with the id by which that is stored, for tests. */
export function sampleView(id: string, changes: Partial<View> = {}): View & { readonly id: string } {
  return { id, name: id, firstAt: at(100), lastAt: at(100), ...changes }
}

/** What somebody says of a proposal, sent; likewise. */
export function sampleReview(id: string, changes: Partial<Review> = {}): Review & { readonly id: string } {
  const choices = changes.choices ?? {}
  return {
    id,
    people: Object.keys(choices),
    status: 'sent',
    savedAt: at(200),
    sentAt: at(200),
    ...changes,
    choices,
  }
}

import { type ReviewProfileResult, reviewProfileSchema } from '@ribalta/domain/schemas/review'
import { reads } from '../services/shared/parsing.ts'
import { reviewProfile as review } from '../services/profiles/review.ts'
import { defineCallable } from './callable.ts'

/** Staff's answer to a profile that waits for validation: `reviewProfileSchema` in, `{ status }` out. */
export const reviewProfile = defineCallable('reviewProfile', reads(reviewProfileSchema), {
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 10,
  act: (input, { backend, caller, now }): Promise<ReviewProfileResult> => review(backend, input, caller, now),
})

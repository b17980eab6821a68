import { type ReviewProfileResult, reviewProfileSchema } from '@ribalta/domain/schemas/people/review'
import { reads } from '../../services/shared/parsing.ts'
import { reviewProfile as review } from '../../services/profiles/review.ts'
import { defineCommand } from '../defineCommand.ts'

/** Staff's answer to a profile that waits for validation: `reviewProfileSchema` in, `{ status }` out. */
export const reviewProfile = defineCommand(
  'reviewProfile',
  reads(reviewProfileSchema),
  (input, { backend, caller, now }): Promise<ReviewProfileResult> => review(backend, input, caller, now),
)

import { type SubmitContactResult, submitContactSchema } from '@ribalta/domain/schemas/submitContact'
import { keepContactMessage } from '../../services/contactMessages/keep.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A stranger's message to the agency: `submitContactSchema` in, `{ received }` out. */
export const submitContact = defineCommand(
  'submitContact',
  reads(submitContactSchema),
  async (input, { backend, now }): Promise<SubmitContactResult> => {
    await keepContactMessage(backend, input, now)
    return { received: true }
  },
)

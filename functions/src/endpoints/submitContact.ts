import { type SubmitContactResult, submitContactSchema } from '@ribalta/domain/schemas/contactMessage'
import { keepContactMessage } from '../services/contactMessages/keep.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** A stranger's message to the agency: `submitContactSchema` in, `{ received }` out. */
export const submitContact = defineCallable('submitContact', reads(submitContactSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (input, { backend, now }): Promise<SubmitContactResult> => {
    await keepContactMessage(backend, input, now)
    return { received: true }
  },
})

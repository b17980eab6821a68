import { type SubmitContactResult, submitContactSchema } from '@ribalta/domain/schemas/contactMessage'
import { getBackend } from '../admin/backend.ts'
import { keepContactMessage } from '../services/contactMessages/keep.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** A stranger's message to the agency: `submitContactSchema` in, `{ received }` out. */
export const submitContact = defineCallable(
  'submitContact',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<SubmitContactResult> => {
    const input = parseOrRefuse(submitContactSchema, data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'submitContact', caller, now)
    await keepContactMessage(backend, input, now)
    return { received: true }
  },
)

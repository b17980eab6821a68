import { toEmail } from '@ribalta/domain/identity'
import { checkEmailSchema, type ExistsResult } from '@ribalta/domain/schemas/registration'
import { getBackend } from '../admin/backend.ts'
import { isEmailInUse } from '../services/accounts/availability.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Whether somebody's account has this e-mail; an empty one is not checked (specification, section 5). */
export const checkEmailExists = defineCallable(
  'checkEmailExists',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<ExistsResult> => {
    const email = toEmail(parseOrRefuse(checkEmailSchema, data).email)
    if (email === '') return { exists: false }
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'checkEmailExists', caller, now)
    return { exists: await isEmailInUse(backend, email, now) }
  },
)

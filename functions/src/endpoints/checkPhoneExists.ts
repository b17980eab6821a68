import { toPhone } from '@ribalta/domain/identity'
import { checkPhoneSchema, type ExistsResult } from '@ribalta/domain/schemas/registration'
import { getBackend } from '../admin/backend.ts'
import { isPhoneInUse } from '../services/accounts/availability.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Whether an account has this phone; an empty one is not checked (specification, section 5). */
export const checkPhoneExists = defineCallable(
  'checkPhoneExists',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<ExistsResult> => {
    const phone = toPhone(parseOrRefuse(checkPhoneSchema, data).phone)
    if (phone === '') return { exists: false }
    const backend = getBackend()
    await requireRate(backend, 'checkPhoneExists', caller, new Date())
    return { exists: await isPhoneInUse(backend, phone) }
  },
)

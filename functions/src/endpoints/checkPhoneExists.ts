import { toPhone } from '@ribalta/domain/identity'
import { checkPhoneSchema, type ExistsResult } from '@ribalta/domain/schemas/registration'
import { getBackend } from '../admin/backend.ts'
import { isPhoneInUse } from '../services/availability.ts'
import { parseOrRefuse } from '../services/parsing.ts'
import { defineCallable } from './callable.ts'

/** Whether an account has this phone; an empty one is not checked (specification, section 5). */
export const checkPhoneExists = defineCallable(
  'checkPhoneExists',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data }): Promise<ExistsResult> => {
    const phone = toPhone(parseOrRefuse(checkPhoneSchema, data).phone)
    return { exists: phone !== '' && (await isPhoneInUse(getBackend(), phone)) }
  },
)

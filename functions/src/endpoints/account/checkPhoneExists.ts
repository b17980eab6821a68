import { toPhone } from '@ribalta/domain/identity'
import { checkPhoneSchema, type ExistsResult } from '@ribalta/domain/schemas/people/registration'
import { isPhoneInUse } from '../../services/account/availability.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCallable } from '../callable.ts'

/** Whether an account has this phone; an empty one is not checked (specification, section 5). */
export const checkPhoneExists = defineCallable('checkPhoneExists', reads(checkPhoneSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (input, { backend }): Promise<ExistsResult> => {
    const phone = toPhone(input.phone)
    if (phone === '') return { exists: false }
    return { exists: await isPhoneInUse(backend, phone) }
  },
})

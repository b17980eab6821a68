import { readPhone } from '@ribalta/domain/readPhone'
import { checkPhoneSchema, type ExistsResult } from '@ribalta/domain/schemas/people/registration'
import { isPhoneInUse } from '../../services/account/availability.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCallable } from '../callable.ts'

/** Returns whether an account has this phone; an empty one is not checked (specification, section 5), and nobody has a wrong one. */
export const checkPhoneExists = defineCallable('checkPhoneExists', reads(checkPhoneSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (input, { backend }): Promise<ExistsResult> => {
    const reading = readPhone(input.phone)
    return { exists: 'phone' in reading && (await isPhoneInUse(backend, reading.phone)) }
  },
})

import { toEmail } from '@ribalta/domain/identity'
import { checkEmailSchema, type ExistsResult } from '@ribalta/domain/schemas/people/registration'
import { isEmailInUse } from '../../services/account/availability.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCallable } from '../callable.ts'

/** Whether somebody's account has this e-mail; an empty one is not checked (specification, section 5). */
export const checkEmailExists = defineCallable('checkEmailExists', reads(checkEmailSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (input, { backend, now }): Promise<ExistsResult> => {
    const email = toEmail(input.email)
    if (email === '') return { exists: false }
    return { exists: await isEmailInUse(backend, email, now) }
  },
})

import {
  type OpenGuardianContactResult,
  openGuardianContactSchema,
} from '@ribalta/domain/schemas/guardianContact'
import { openGuardianContact as open } from '../services/privateDetails/read.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Whom the team calls about a minor, written down: `{ profileId }` in, `{ guardian }` out. */
export const openGuardianContact = defineCallable('openGuardianContact', reads(openGuardianContactSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 5,
  act: async ({ profileId }, { backend, caller, now }): Promise<OpenGuardianContactResult> => ({
    guardian: await open(backend, profileId, caller, now),
  }),
})

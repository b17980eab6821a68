import {
  type OpenGuardianContactResult,
  openGuardianContactSchema,
} from '@ribalta/domain/schemas/people/guardianContact'
import { openGuardianContact as open } from '../../services/privateDetails/read.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Whom the team calls about a minor, written down: `{ profileId }` in, `{ guardian }` out. */
export const openGuardianContact = defineCommand(
  'openGuardianContact',
  reads(openGuardianContactSchema),
  async ({ profileId }, { backend, caller, now }): Promise<OpenGuardianContactResult> => ({
    guardian: await open(backend, profileId, caller, now),
  }),
)

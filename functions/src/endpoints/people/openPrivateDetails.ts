import {
  type OpenPrivateDetailsResult,
  openPrivateDetailsSchema,
} from '@ribalta/domain/schemas/people/privateRead'
import { reads } from '../../services/shared/parsing.ts'
import { openPrivateDetails as open } from '../../services/privateDetails/read.ts'
import { defineCommand } from '../defineCommand.ts'

/** Somebody's private details for a director, written down: `{ profileId }` in, `{ details }` out. */
export const openPrivateDetails = defineCommand(
  'openPrivateDetails',
  reads(openPrivateDetailsSchema),
  async ({ profileId }, { backend, caller, now }): Promise<OpenPrivateDetailsResult> => ({
    details: await open(backend, profileId, caller, now),
  }),
)

import { type OpenPrivateDetailsResult, openPrivateDetailsSchema } from '@ribalta/domain/schemas/privateRead'
import { reads } from '../services/shared/parsing.ts'
import { openPrivateDetails as open } from '../services/privateDetails/read.ts'
import { defineCallable } from './callable.ts'

/** Somebody's private details for a director, written down: `{ profileId }` in, `{ details }` out. */
export const openPrivateDetails = defineCallable('openPrivateDetails', reads(openPrivateDetailsSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 5,
  act: async ({ profileId }, { backend, caller, now }): Promise<OpenPrivateDetailsResult> => ({
    details: await open(backend, profileId, caller, now),
  }),
})

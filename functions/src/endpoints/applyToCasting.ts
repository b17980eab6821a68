import { type ApplyToCastingResult, applyToCastingSchema } from '@ribalta/domain/schemas/application'
import { applyToCasting as apply } from '../services/castings/applications.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** An artist's application for a role: `applyToCastingSchema` in, `{ status }` out. */
export const applyToCasting = defineCallable('applyToCasting', reads(applyToCastingSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
  act: async (input, { backend, caller, now }): Promise<ApplyToCastingResult> => ({
    status: await apply(backend, input, caller, now),
  }),
})

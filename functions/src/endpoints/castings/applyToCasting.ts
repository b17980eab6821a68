import { type ApplyToCastingResult, applyToCastingSchema } from '@ribalta/domain/schemas/castings/application'
import { applyToCasting as apply } from '../../services/castings/apply.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** An artist's application for a role: `applyToCastingSchema` in, `{ status }` out. */
export const applyToCasting = defineCommand(
  'applyToCasting',
  reads(applyToCastingSchema),
  async (input, { backend, caller, now }): Promise<ApplyToCastingResult> => ({
    status: await apply(backend, input, caller, now),
  }),
)

import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { inviteToCastingSchema } from '@ribalta/domain/schemas/castings/casting'
import { inviteToCasting as act } from '../../services/castings/invite.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Invites people to apply for a casting, by staff: `inviteToCastingSchema` in, what became of each out. */
export const inviteToCasting = defineCommand(
  'inviteToCasting',
  reads(inviteToCastingSchema),
  (input, { backend, caller, now }): Promise<ActResults> => act(backend, input, caller, now),
)

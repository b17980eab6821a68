import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { addToRoleSchema } from '@ribalta/domain/schemas/castings/application'
import { addToRole as act } from '../../services/castings/addToRole.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Puts people into a role, by staff: `addToRoleSchema` in, what became of each out. */
export const addToRole = defineCommand(
  'addToRole',
  reads(addToRoleSchema),
  (input, { backend, caller, now }): Promise<ActResults> => act(backend, input, caller, now),
)

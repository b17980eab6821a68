import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { askToConfirmLookSchema } from '@ribalta/domain/schemas/people/lookRequest'
import { askToConfirmLook as act } from '../../services/profiles/askLook.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Asks people whether their look is still this, by staff: `askToConfirmLookSchema` in, what became of each out. */
export const askToConfirmLook = defineCommand(
  'askToConfirmLook',
  reads(askToConfirmLookSchema),
  (input, { backend, caller, now }): Promise<ActResults> => act(backend, input, caller, now),
)

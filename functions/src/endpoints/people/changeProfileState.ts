import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { changeProfileStateSchema } from '@ribalta/domain/schemas/people/profileState'
import { changeProfileState as change } from '../../services/profiles/state.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Directors suspend, archive and publish again: `changeProfileStateSchema` in, what became of each person out. */
export const changeProfileState = defineCommand(
  'changeProfileState',
  reads(changeProfileStateSchema),
  (input, { backend, caller, now }): Promise<ActResults> => change(backend, input, caller, now),
)

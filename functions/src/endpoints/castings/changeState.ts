import { type ChangeStateResult, changeStateSchema } from '@ribalta/domain/schemas/castings/stateChange'
import { changeApplicationState } from '../../services/castings/applications.ts'
import { changeCastingState } from '../../services/castings/state.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Takes a thing along an arrow of its states: `changeStateSchema` in, `{ status }` out. */
export const changeState = defineCommand(
  'changeState',
  reads(changeStateSchema),
  async (change, { backend, caller, now }): Promise<ChangeStateResult> => {
    const status =
      change.kind === 'casting'
        ? await changeCastingState(backend, change, caller, now)
        : await changeApplicationState(backend, change, caller, now)
    return { status }
  },
)

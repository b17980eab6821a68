import { type ChangeStateResult, changeStateSchema } from '@ribalta/domain/schemas/castings/stateChange'
import { changeApplicationState } from '../../services/castings/changeApplicationState.ts'
import { draftAnswers } from '../../services/castings/draftAnswers.ts'
import { moveCandidates } from '../../services/castings/moveCandidates.ts'
import { changeCastingState } from '../../services/castings/state.ts'
import { changeProposal } from '../../services/proposals/change.ts'
import { changeParticipation } from '../../services/proposals/participation.ts'
import { changeTest } from '../../services/screenTests/change.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Takes a thing along an arrow of its states: `changeStateSchema` in; its state out, or what became of each of many candidates or drafts. */
export const changeState = defineCommand(
  'changeState',
  reads(changeStateSchema),
  async (change, { backend, caller, now }): Promise<ChangeStateResult> => {
    switch (change.kind) {
      case 'casting':
        return { status: await changeCastingState(backend, change, caller, now) }
      case 'application':
        return { status: await changeApplicationState(backend, change, caller, now) }
      case 'candidates':
        return moveCandidates(backend, change, caller, now)
      case 'drafts':
        return draftAnswers(backend, change, caller, now)
      case 'test':
        return changeTest(backend, change, caller, now)
      case 'proposal':
        return changeProposal(backend, change, caller, now)
      case 'participation':
        return changeParticipation(backend, change, caller, now)
    }
  },
)

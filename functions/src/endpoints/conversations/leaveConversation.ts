import {
  type LeaveConversationResult,
  leaveConversationSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { leaveConversation as act } from '../../services/conversations/leave.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Somebody of staff leaves an artist's conversation: `leaveConversationSchema` in, `{ left }` out. */
export const leaveConversation = defineCommand(
  'leaveConversation',
  reads(leaveConversationSchema),
  async (input, { backend, caller, now }): Promise<LeaveConversationResult> => {
    await act(backend, input, caller, now)
    return { left: true }
  },
)

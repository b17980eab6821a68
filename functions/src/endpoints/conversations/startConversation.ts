import {
  type StartConversationResult,
  startConversationSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { startConversation as start } from '../../services/conversations/start.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Opens a conversation or comes into it, by staff: `startConversationSchema` in, its id out. */
export const startConversation = defineCommand(
  'startConversation',
  reads(startConversationSchema),
  (input, { backend, caller, now }): Promise<StartConversationResult> => start(backend, input, caller, now),
)

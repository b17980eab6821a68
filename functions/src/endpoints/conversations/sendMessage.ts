import { type SendMessageResult, sendMessageSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { sendMessage as send } from '../../services/conversations/send.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A message, by whoever is in its conversation: `sendMessageSchema` in, its number out. */
export const sendMessage = defineCommand(
  'sendMessage',
  reads(sendMessageSchema),
  (input, { backend, caller, now }): Promise<SendMessageResult> => send(backend, input, caller, now),
)

import type { ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { reportMessageSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { reportMessage as act } from '../../services/conversations/report.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Something about a message looks wrong to whoever is in its conversation: `reportMessageSchema` in, `{ received }` out. */
export const reportMessage = defineCommand(
  'reportMessage',
  reads(reportMessageSchema),
  async (input, { backend, caller, now }): Promise<ReportResult> => {
    await act(backend, input, caller, now)
    return { received: true }
  },
)

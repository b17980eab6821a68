import { type OpenUploadsResult, openUploadsSchema } from '@ribalta/domain/schemas/media/uploads'
import { openUploads as open } from '../../services/media/tickets.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Slots for files that anybody is about to send: `openUploadsSchema` in, `{ alive, places }` out. */
export const openUploads = defineCommand(
  'openUploads',
  reads(openUploadsSchema),
  (input, { backend, caller, now }): Promise<OpenUploadsResult> => open(backend, input, caller, now),
)

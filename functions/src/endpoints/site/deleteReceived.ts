import { type DeleteReceivedResult, deleteReceivedSchema } from '@ribalta/domain/schemas/contactMessage'
import { deleteReceived as act } from '../../services/contactMessages/delete.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A director deletes what the agency received: `deleteReceivedSchema` in, `{ deleted }` out. */
export const deleteReceived = defineCommand(
  'deleteReceived',
  reads(deleteReceivedSchema),
  async (input, { backend, caller, now }): Promise<DeleteReceivedResult> => {
    await act(backend, input, caller, now)
    return { deleted: true }
  },
)

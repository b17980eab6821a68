import {
  deleteMyAccountSchema,
  type DeleteMyAccountResult,
} from '@ribalta/domain/schemas/account/personalData'
import { getBackend } from '../../admin/backend.ts'
import { deleteAccount } from '../../services/account/deletion.ts'
import { requireRecentSignIn } from '../../services/shared/caller.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Deletes the caller, who has signed in within the last five minutes: `{ confirmation }` in, `{ deleted }` out. */
export const deleteMyAccount = defineCommand(
  'deleteMyAccount',
  reads(deleteMyAccountSchema),
  async (_input, { caller, now }): Promise<DeleteMyAccountResult> => {
    requireRecentSignIn(caller, now)
    await deleteAccount(caller, {
      // Decided by its own transaction, after which the caller has no profile and the rest is still to be done.
      backend: getBackend(),
      now: () => new Date(),
      checkpoint: () => Promise.resolve(),
    })
    return { deleted: true }
  },
)

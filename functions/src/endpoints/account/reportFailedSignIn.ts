import type { ReportFailedSignInResult } from '@ribalta/domain/schemas/account/refusals'
import { countRefusal } from '../../services/refusals/count.ts'
import { readNothing } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** The login page's word that a sign-in failed, which only the provider sees: nothing in, `{ received }` out. */
export const reportFailedSignIn = defineCommand(
  'reportFailedSignIn',
  readNothing,
  async (_input, { backend, caller, now }): Promise<ReportFailedSignInResult> => {
    await countRefusal(backend, 'signIn', caller, now)
    return { received: true }
  },
)

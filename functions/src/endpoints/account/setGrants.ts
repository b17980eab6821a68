import { type SetGrantsResult, setGrantsSchema } from '@ribalta/domain/schemas/account/grantsChange'
import { setGrants as set } from '../../services/account/grantsChange.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** What somebody of the team may do, changed by a director: `setGrantsSchema` in, `{ grants }` out. */
export const setGrants = defineCommand(
  'setGrants',
  reads(setGrantsSchema),
  async (change, { backend, caller, now }): Promise<SetGrantsResult> => ({
    grants: await set(backend, change, caller, now),
  }),
)

import { exportMyDataSchema, type ExportPage } from '@ribalta/domain/schemas/account/personalData'
import { requireRecentSignIn } from '../../services/shared/caller.ts'
import { exportPage } from '../../services/personalData/export.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A page of everything that there is of the caller, who has signed in lately for the first one: `{ cursor? }` in, `{ records, media, next? }` out. */
export const exportMyData = defineCommand(
  'exportMyData',
  reads(exportMyDataSchema),
  async ({ cursor }, { backend, caller, now }): Promise<ExportPage> => {
    // The pages that follow are bound to the first one.
    if (cursor === undefined) requireRecentSignIn(caller, now)
    return exportPage(backend, caller.uid, cursor, now)
  },
)

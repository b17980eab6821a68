import { exportMyDataSchema, type ExportPage } from '@ribalta/domain/schemas/personalData'
import { requireRecentSignIn } from '../services/shared/caller.ts'
import { exportPage } from '../services/personalData/export.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** A page of everything that there is of the caller, who has signed in lately for the first one: `{ cursor? }` in, `{ records, media, next? }` out. */
export const exportMyData = defineCallable('exportMyData', reads(exportMyDataSchema), {
  memory: '512MiB',
  timeoutSeconds: 60,
  maxInstances: 10,
  act: async ({ cursor }, { backend, caller, now }): Promise<ExportPage> => {
    // The pages that follow are bound to the first one.
    if (cursor === undefined) requireRecentSignIn(caller, now)
    return exportPage(backend, caller.uid, cursor, now)
  },
})

import { type ExportRosterResult, exportRosterSchema } from '@ribalta/domain/schemas/rosterExport'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { exportRoster as exported } from '../services/roster/export.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** People of the roster for a file, written down: `exportRosterSchema` in, their rows out. */
export const exportRoster = defineCallable(
  'exportRoster',
  { memory: '512MiB', timeoutSeconds: 60, maxInstances: 3 },
  async ({ data, ...caller }): Promise<ExportRosterResult> => {
    const input = parseOrRefuse(exportRosterSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'exportRoster', caller, now)
    return exported(backend, input, caller, now)
  },
)

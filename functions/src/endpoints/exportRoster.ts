import { type ExportRosterResult, exportRosterSchema } from '@ribalta/domain/schemas/rosterExport'
import { exportRoster as exported } from '../services/roster/export.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** People of the roster for a file, written down: `exportRosterSchema` in, their rows out. */
export const exportRoster = defineCallable('exportRoster', reads(exportRosterSchema), {
  memory: '512MiB',
  timeoutSeconds: 60,
  maxInstances: 3,
  act: (input, { backend, caller, now }): Promise<ExportRosterResult> =>
    exported(backend, input, caller, now),
})

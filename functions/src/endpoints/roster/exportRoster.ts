import { type ExportRosterResult, exportRosterSchema } from '@ribalta/domain/schemas/roster/rosterExport'
import { exportRoster as exported } from '../../services/roster/export.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** People of the roster for a file, written down: `exportRosterSchema` in, their rows out. */
export const exportRoster = defineCommand(
  'exportRoster',
  reads(exportRosterSchema),
  (input, { backend, caller, now }): Promise<ExportRosterResult> => exported(backend, input, caller, now),
)

import {
  type ExportRosterInput,
  exportRosterResultSchema,
  type ExportRosterResult,
} from '@ribalta/domain/schemas/roster/rosterExport'
import { callFunction } from '../callables.ts'

/** People of the roster for a file, which is written down. Rejects with the SDK's `FunctionsError`. */
export async function exportRoster(input: ExportRosterInput): Promise<ExportRosterResult> {
  return exportRosterResultSchema.parse(await callFunction('exportRoster', input))
}

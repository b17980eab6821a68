import type { RosterColumn } from '@ribalta/domain/roster/columns'
import type { ExportRosterInput } from '@ribalta/domain/schemas/roster/rosterExport'
import { useRosterFile } from '../../data/roster/useRosterFile.ts'
import { cellText, COLUMN_LABELS } from '../../lib/roster/rosterCells.ts'

/** People of the roster as a file for spreadsheets, in the columns of the table. */
export function useCsv(columns: readonly RosterColumn[]): {
  readonly isBusy: boolean
  readonly save: (of: ExportRosterInput['of']) => Promise<void>
} {
  const { isBusy, save } = useRosterFile()
  return {
    isBusy,
    save: (of) =>
      save({
        name: 'elenco',
        ask: { columns: [...columns], of },
        table: (rows, catalogue) => [
          ['Nome', ...columns.map((column) => COLUMN_LABELS[column])],
          ...rows.map((row) => [
            row.artisticName,
            ...columns.map((column) => cellText(column, row, catalogue)),
          ]),
        ],
      }),
  }
}

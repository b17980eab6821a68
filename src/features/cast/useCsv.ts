import type { RosterColumn } from '@ribalta/domain/roster/columns'
import type { ExportRosterInput } from '@ribalta/domain/schemas/roster/rosterExport'
import { useState } from 'react'
import { knownCatalogue } from '../../data/catalogue/knownCatalogue.ts'
import { exportRoster } from '../../data/roster/exportRoster.ts'
import { download } from '../../lib/files/download.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { cellText, COLUMN_LABELS } from '../../lib/roster/rosterCells.ts'

/** “elenco-2026-11-23.csv”. */
function fileName(now: Date): string {
  return `elenco-${now.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })}.csv`
}

/** People of the roster as a file for spreadsheets, in the columns of the table. */
export function useCsv(columns: readonly RosterColumn[]): {
  readonly isBusy: boolean
  readonly save: (of: ExportRosterInput['of']) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)

  async function save(of: ExportRosterInput['of']): Promise<void> {
    setIsBusy(true)
    try {
      const [{ rows, isCut }, { csvFile }, catalogue] = await Promise.all([
        exportRoster({ columns: [...columns], of }),
        import('../../lib/files/csv.ts'),
        knownCatalogue(),
      ])
      const file = csvFile([
        ['Nome', ...columns.map((column) => COLUMN_LABELS[column])],
        ...rows.map((row) => [
          row.artisticName,
          ...columns.map((column) => cellText(column, row, catalogue)),
        ]),
      ])
      download(fileName(new Date()), file)
      if (isCut) {
        toast({
          title: 'O arquivo leva as primeiras 1.000 pessoas',
          description: 'Filtre a lista para exportar as outras.',
        })
      }
    } catch (error) {
      logWarning('The file of the roster was not made', error)
      toast({
        variant: 'destructive',
        title: 'O arquivo não foi exportado',
        description: refusalWords(error, 'Verifique sua conexão e tente de novo.'),
      })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, save }
}

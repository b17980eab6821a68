import type { ExportedRow, ExportRosterInput } from '@ribalta/domain/schemas/roster/rosterExport'
import { useState } from 'react'
import type { CsvCell } from '../../lib/files/csv.ts'
import { download } from '../../lib/files/download.ts'
import { logWarning } from '../../lib/log.ts'
import type { CatalogueNames } from '../../lib/roster/rosterWords.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { knownCatalogue } from '../catalogue/knownCatalogue.ts'
import { exportRoster } from './exportRoster.ts'

export interface RosterFile {
  /** “elenco” of “elenco-2026-11-23.csv”. */
  readonly name: string
  readonly ask: ExportRosterInput
  /** What is written of whom the server has given out, the columns' names first. */
  readonly table: (rows: readonly ExportedRow[], names: CatalogueNames) => readonly (readonly CsvCell[])[]
}

function fileName(name: string, now: Date): string {
  return `${name}-${now.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })}.csv`
}

/** People of the roster as a file for spreadsheets, which is written down. */
export function useRosterFile(): {
  readonly isBusy: boolean
  readonly save: (file: RosterFile) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)

  async function save({ name, ask, table }: RosterFile): Promise<void> {
    setIsBusy(true)
    try {
      const [{ rows, isCut }, { csvFile }, catalogue] = await Promise.all([
        exportRoster(ask),
        import('../../lib/files/csv.ts'),
        knownCatalogue(),
      ])
      download(fileName(name, new Date()), csvFile(table(rows, catalogue)))
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

import { gradeOf } from '@ribalta/domain/rhea/grade'
import type { Ranked } from '@ribalta/domain/rhea/score'
import type { ExportedRow } from '@ribalta/domain/schemas/roster/rosterExport'
import type { Contender } from '../../data/ranking/contender.ts'
import type { CsvCell } from '../../lib/files/csv.ts'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { gradeWords } from '../../lib/rhea/gradeWords.ts'
import { cellText, COLUMN_LABELS } from '../../lib/roster/rosterCells.ts'
import type { CatalogueNames } from '../../lib/roster/rosterWords.ts'
import type { RankingSubject } from './subject.ts'

/** What the server is asked for of everybody in the file. */
export const FILE_COLUMNS = ['city', 'uf'] as const

/** A ranking as a spreadsheet has it, with those people alone whom the server has given out for a file. */
export function rankingTable(
  { criteria, now }: Pick<RankingSubject, 'criteria' | 'now'>,
  first: readonly Ranked<Contender>[],
  rows: readonly ExportedRow[],
  names: CatalogueNames,
): CsvCell[][] {
  const given = new Map(rows.map((row) => [row.uid, row]))
  const required = criteria.filter(({ isRequired }) => isRequired)
  const wished = criteria.filter(({ isRequired }) => !isRequired)
  const context = { names, now }
  return [
    [
      'Lugar',
      'Nome',
      'Pontos',
      ...FILE_COLUMNS.map((column) => COLUMN_LABELS[column]),
      ...required.map((criterion) => `${criterionLabel(criterion, names)} (obrigatório)`),
      ...wished.flatMap((criterion) => {
        const label = criterionLabel(criterion, names)
        return [`${label}: pontos`, label]
      }),
    ],
    ...first.flatMap(({ person, score }, index): CsvCell[][] => {
      const row = given.get(person.uid)
      if (row === undefined) return []
      return [
        [
          index + 1,
          row.artisticName,
          score.points,
          ...FILE_COLUMNS.map((column) => cellText(column, row, names)),
          ...required.map((criterion) =>
            gradeWords(person, { criterion, grade: gradeOf(person, criterion, now) }, context),
          ),
          ...score.parts.flatMap((part): CsvCell[] => [part.points, gradeWords(person, part, context)]),
        ],
      ]
    }),
  ]
}

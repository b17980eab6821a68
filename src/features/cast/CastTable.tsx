import { COLUMN_ORDERS, type RosterColumn } from '@ribalta/domain/roster/columns'
import type { RosterOrder, RosterSort } from '@ribalta/domain/roster/list'
import { memo } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import type { FoundCard } from '../../data/roster/roster.ts'
import { classNames } from '../../lib/classNames.ts'
import type { CatalogueNames } from '../../lib/roster/rosterWords.ts'
import { Link } from '../../ui/Link.tsx'
import { SortMark } from '../../ui/SortMark.tsx'
import { cellText, COLUMN_LABELS } from '../../lib/roster/rosterCells.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'

export interface CastTableProps {
  cards: readonly FoundCard[]
  columns: readonly RosterColumn[]
  sort: RosterSort
  onSort: (sort: RosterSort) => void
}

const CELL = 'border-b border-line px-2 py-1.5 text-left align-middle'
/** Where there is no room for columns, these say most. */
const SUMMARY: readonly RosterColumn[] = ['status', 'classes', 'city', 'playingAge', 'heightCm']

/** Everybody found, a row each; on a phone a name with what says most below it. */
export function CastTable({ cards, columns, sort, onSort }: CastTableProps) {
  const catalogue = useClassesSkills()
  return (
    <div className="md:overflow-x-auto">
      <table aria-label="Elenco" className="w-full border-t border-line text-sm">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={classNames(CELL, 'w-20')}>
              <span className="sr-only">Marcar e favoritar</span>
            </th>
            <Head label="Nome" order="name" sort={sort} onSort={onSort} />
            {columns.map((column) => (
              <Head
                key={column}
                label={COLUMN_LABELS[column]}
                order={COLUMN_ORDERS[column]}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.uid} card={card} columns={columns} catalogue={catalogue} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps {
  label: string
  order: RosterOrder | undefined
  sort: RosterSort
  onSort: (sort: RosterSort) => void
}

function Head({ label, order, sort, onSort }: HeadProps) {
  const direction = sort.by !== order ? undefined : sort.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={direction} className={classNames(CELL, 'whitespace-nowrap')}>
      {order === undefined ? (
        <span className="font-medium text-muted">{label}</span>
      ) : (
        <button
          type="button"
          className="group inline-flex min-h-9 items-center gap-1.5 font-medium text-muted hover:text-ink"
          onClick={() => {
            onSort({ by: order, direction: direction === 'ascending' ? 'desc' : 'asc' })
          }}
        >
          <span>{label}</span>
          <SortMark direction={direction} />
        </button>
      )}
    </th>
  )
}

interface RowProps {
  card: FoundCard
  columns: readonly RosterColumn[]
  catalogue: CatalogueNames
}

/** Drawn once: with a thousand of them on the page, a mark or a new page must not draw the others again. */
const Row = memo(function Row({ card, columns, catalogue }: RowProps) {
  const summary = SUMMARY.map((column) => cellText(column, card, catalogue)).filter((text) => text !== '')
  return (
    <tr className="hover:bg-sunken has-[:checked]:bg-sunken">
      <td className={classNames(CELL, 'w-20 px-0 max-md:w-10 max-md:align-top')}>
        <div className="flex max-md:flex-col">
          <MarkBox uid={card.uid} artisticName={card.artisticName} />
          <StarButton uid={card.uid} artisticName={card.artisticName} />
        </div>
      </td>
      <th scope="row" className={classNames(CELL, 'min-w-40 font-medium wrap-anywhere')}>
        <Link
          to={detailsAddress(card.uid)}
          data-item=""
          className="inline-flex min-h-9 items-center text-base hover:text-accent md:min-h-0"
        >
          {card.artisticName}
        </Link>
        <span className="block font-normal text-muted md:hidden">{summary.join(' · ')}</span>
      </th>
      {columns.map((column) => (
        <td key={column} className={classNames(CELL, 'text-muted max-md:hidden', NARROW[column])}>
          {cellText(column, card, catalogue)}
        </td>
      ))}
    </tr>
  )
})

/** What must not break in two, and what would otherwise make a row a page long. */
const NARROW: Readonly<Partial<Record<RosterColumn, string>>> = {
  playingAge: 'whitespace-nowrap',
  heightCm: 'whitespace-nowrap',
  look: 'tabular-nums',
  updated: 'tabular-nums',
  created: 'tabular-nums',
  skills: 'min-w-64',
}

import { READOUT_FIRST } from '@ribalta/domain/rhea/readout'
import type { Elements } from '../../ui/elements.ts'
import { classNames } from '../../lib/classNames.ts'
import {
  ASPECT_LABELS,
  differenceWords,
  type ReadoutRow,
  type ReadoutTableRows,
} from '../../lib/rhea/readoutRows.ts'

const CELL = 'border-b border-line py-2 align-top'
/** As wide as the other, so that bars can be compared. */
const COUNTS = classNames(CELL, 'w-24 pl-3 font-normal')

export interface ReadoutTableProps {
  table: ReadoutTableRows
  /** Whether there are more people than the first. */
  isCompared: boolean
}

/** People by one aspect: how many among the first and in all, their shares side by side. */
export function ReadoutTable({ table: { aspect, rows }, isCompared }: ReadoutTableProps) {
  const label = ASPECT_LABELS[aspect]
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="pb-1 text-left text-lg font-medium">{label}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className={CELL}>
              <span className="sr-only">{label}</span>
            </th>
            {isCompared ? (
              <th scope="col" className={COUNTS}>
                {READOUT_FIRST} primeiros
              </th>
            ) : null}
            <th scope="col" className={COUNTS}>
              Todos
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} isCompared={isCompared} />
          ))}
        </tbody>
      </table>
      {isCompared ? <p className="text-sm text-muted">{differenceWords(rows)}</p> : null}
    </div>
  )
}

function Row({ row, isCompared }: { row: ReadoutRow; isCompared: boolean }) {
  const { label, first, all, firstShare, allShare, differs } = row
  return (
    <tr>
      <th
        scope="row"
        className={classNames(CELL, 'break-words', differs === undefined ? 'font-normal' : 'font-medium')}
      >
        {label}
      </th>
      {isCompared ? (
        <td className={COUNTS}>
          <Share count={first} share={firstShare} bar="bg-accent">
            {differs === undefined ? null : <Arrow isUp={differs === 'more'} />}
          </Share>
        </td>
      ) : null}
      <td className={COUNTS}>
        <Share count={all} share={allShare} bar="bg-muted" />
      </td>
    </tr>
  )
}

interface ShareProps {
  count: number
  share: number
  bar: string
  children?: Elements
}

function Share({ count, share, bar, children }: ShareProps) {
  return (
    <>
      <span className="flex items-center gap-1.5 tabular-nums">
        <span className="mr-auto">{count}</span> {children}
        <span className="text-muted">{`${String(share)}%`}</span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 bg-line">
        <span className={classNames('block h-full', bar)} style={{ width: `${String(share)}%` }} />
      </span>
    </>
  )
}

/** What the line below the table says, where the eye looks for it. */
function Arrow({ isUp }: { isUp: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 8" className="w-2.5 fill-current text-accent">
      <path d={isUp ? 'M5 0 10 8H0z' : 'M5 8 0 0h10z'} />
    </svg>
  )
}

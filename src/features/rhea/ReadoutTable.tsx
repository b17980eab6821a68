import { READOUT_FIRST } from '@ribalta/domain/rhea/readout'
import { classNames } from '../../lib/classNames.ts'
import {
  ASPECT_LABELS,
  differenceWords,
  type ReadoutRow,
  type ReadoutTableRows,
} from '../../lib/rhea/readoutRows.ts'

const CELL = 'border-b border-line py-2 align-top'

/** People by one aspect: how many among the first and in all, their shares side by side. */
export function ReadoutTable({ table: { aspect, rows } }: { table: ReadoutTableRows }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <table className="w-full table-fixed text-sm">
        <caption className="pb-1 text-left text-lg font-medium">{ASPECT_LABELS[aspect]}</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className={classNames(CELL, 'pr-3 font-normal')}>
              <span className="sr-only">{ASPECT_LABELS[aspect]}</span>
            </th>
            <th scope="col" className={classNames(CELL, 'w-24 pr-3 font-normal')}>
              {READOUT_FIRST} primeiros
            </th>
            <th scope="col" className={classNames(CELL, 'w-24 font-normal')}>
              Todos
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{differenceWords(rows)}</p>
    </div>
  )
}

function Row({ row: { label, first, all, firstShare, allShare, differs } }: { row: ReadoutRow }) {
  return (
    <tr>
      <th
        scope="row"
        className={classNames(
          CELL,
          'pr-3 text-left break-words',
          differs === undefined ? 'font-normal' : 'font-medium',
        )}
      >
        {label}
        {differs === undefined ? null : (
          <svg aria-hidden="true" viewBox="0 0 10 8" className="ml-1.5 inline w-2.5 fill-current text-accent">
            <path d={differs === 'more' ? 'M5 0 10 8H0z' : 'M5 8 0 0h10z'} />
          </svg>
        )}
      </th>
      <td className={classNames(CELL, 'pr-3')}>
        <Share count={first} share={firstShare} bar="bg-accent" />
      </td>
      <td className={CELL}>
        <Share count={all} share={allShare} bar="bg-muted" />
      </td>
    </tr>
  )
}

function Share({ count, share, bar }: { count: number; share: number; bar: string }) {
  return (
    <>
      <span className="flex justify-between gap-2 tabular-nums">
        <span>{count}</span> <span className="text-muted">{share}%</span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 bg-line">
        <span className={classNames('block h-full', bar)} style={{ width: `${String(share)}%` }} />
      </span>
    </>
  )
}

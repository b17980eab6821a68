import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import type { Sort, SortedRows } from '../lib/lists/useSortedRows.ts'
import { SelectField } from './SelectField.tsx'
import { SortMark } from './SortMark.tsx'

export interface Column<T> {
  readonly field: keyof T & string
  readonly label: string
}

export interface DataTableProps<T extends { readonly id: string }> {
  caption: string
  /** The first names the row; on a phone the others go below it. */
  columns: readonly Column<T>[]
  sorted: SortedRows<T>
  /** What the order without a chosen column is called. */
  unsortedLabel: string
  /** What can be done with a row. */
  actions?: ((row: T) => ReactNode) | undefined
}

const CELL = 'border-b border-line py-2.5 pr-4 text-left align-middle'

function otherDirection<T>(sort: Sort<T> | undefined, field: keyof T & string): Sort<T> {
  return { field, direction: sort?.field === field && sort.direction === 'asc' ? 'desc' : 'asc' }
}

function ariaSort<T>(sort: Sort<T> | undefined, field: string): 'ascending' | 'descending' | undefined {
  if (sort?.field !== field) return undefined
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}

/** The choice of order where there is no room for the columns' heads. */
function SortSelect<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { columns, sorted, unsortedLabel } = props
  const { sort, setSort } = sorted
  const options = columns.flatMap(({ field, label }) => [
    { field, direction: 'asc' as const, label: `${label}, A–Z` },
    { field, direction: 'desc' as const, label: `${label}, Z–A` },
  ])
  const chosen = options.findIndex(
    (option) => option.field === sort?.field && option.direction === sort.direction,
  )
  return (
    <SelectField
      label="Ordenar por"
      fieldClassName="mb-4 md:hidden"
      value={String(chosen)}
      onChange={(event) => {
        const option = options[Number(event.currentTarget.value)]
        setSort(option === undefined ? undefined : { field: option.field, direction: option.direction })
      }}
    >
      <option value="-1">{unsortedLabel}</option>
      {options.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Rows of texts whose columns sort; a name with the rest below it where the screen is narrow. */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { caption, columns, sorted, actions } = props
  const { rows, sort, setSort } = sorted
  const [first, ...others] = columns
  return (
    <>
      <SortSelect {...props} />
      <table className="w-full table-fixed border-t border-line">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:hidden">
          <tr>
            {columns.map(({ field, label }) => {
              const direction = ariaSort(sort, field)
              return (
                <th key={field} scope="col" aria-sort={direction} className={classNames(CELL, 'py-1')}>
                  <button
                    type="button"
                    className="group inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink"
                    onClick={() => {
                      setSort(otherDirection(sort, field))
                    }}
                  >
                    <span>{label}</span>
                    <SortMark direction={direction} />
                  </button>
                </th>
              )
            })}
            {actions === undefined ? null : (
              <th scope="col" className={classNames(CELL, 'w-28 pr-0')}>
                <span className="sr-only">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="hover:bg-sunken">
              {first === undefined ? null : (
                <th scope="row" className={classNames(CELL, 'font-medium wrap-anywhere')}>
                  <span>{String(row[first.field])}</span>
                  <span className="block text-sm font-normal text-muted md:hidden">
                    {others
                      .map(({ field }) => String(row[field]))
                      .filter((text) => text !== '')
                      .join(' · ')}
                  </span>
                </th>
              )}
              {others.map(({ field }) => (
                <td key={field} className={classNames(CELL, 'wrap-anywhere text-muted max-md:hidden')}>
                  {String(row[field])}
                </td>
              ))}
              {actions === undefined ? null : (
                <td className={classNames(CELL, 'w-28 pr-0')}>
                  <div className="-mr-3 flex justify-end">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

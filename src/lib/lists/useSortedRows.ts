import { sortRecords, type Direction } from '@ribalta/domain/sorting'
import { useMemo, useState } from 'react'

export interface Sort<T> {
  readonly field: keyof T & string
  readonly direction: Direction
}

export interface SortedRows<T> {
  readonly rows: readonly T[]
  /** Undefined: the rows as they came. */
  readonly sort: Sort<T> | undefined
  readonly setSort: (sort: Sort<T> | undefined) => void
}

/** Rows by the column that a person chose (generic list sorting, specification section 3). */
export function useSortedRows<T extends object>(rows: readonly T[]): SortedRows<T> {
  const [sort, setSort] = useState<Sort<T>>()
  const sorted = useMemo(
    () => (sort === undefined ? rows : sortRecords(rows, sort.field, sort.direction)),
    [rows, sort],
  )
  return { rows: sorted, sort, setSort }
}

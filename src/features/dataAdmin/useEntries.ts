import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { download } from '../../lib/files/download.ts'
import { logError } from '../../lib/log.ts'
import { useSortedRows, type SortedRows } from '../../lib/lists/useSortedRows.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import type { OpenDialog } from './CatalogueDialogs.tsx'
import type { CatalogueView } from './catalogueViews.ts'
import { entriesWith } from './entryTexts.ts'

export interface Entries<T> {
  query: string
  search: (query: string) => void
  /** The field of the search. */
  field: RefObject<HTMLInputElement | null>
  found: readonly T[]
  sorted: SortedRows<T>
  open: OpenDialog<T> | undefined
  setOpen: (open: OpenDialog<T> | undefined) => void
  /** To be told once an entry is deleted: the focus then goes to the search. */
  onDeleted: () => void
  exportAll: () => Promise<void>
}

/** A list of the catalogue as it is searched, sorted and worked on. */
export function useEntries<T extends { readonly id: string }>(
  view: CatalogueView<T>,
  entries: readonly T[],
): Entries<T> {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<OpenDialog<T>>()
  const found = useMemo(() => entriesWith(view, entries, query), [view, entries, query])
  const sorted = useSortedRows(found)
  const field = useRef<HTMLInputElement>(null)
  const hasDeleted = useRef(false)
  useEffect(() => {
    // The button that opened the dialog went with its row.
    if (open === undefined && hasDeleted.current) field.current?.focus()
    hasDeleted.current = false
  }, [open])

  async function exportAll(): Promise<void> {
    try {
      const { catalogueFile } = await import('./catalogueFile.ts')
      download(`${view.many.replaceAll(' ', '-')}.csv`, catalogueFile(view.entries, entries))
    } catch (error) {
      logError('The export failed', error)
      toast({ title: 'Não foi possível exportar. Tente novamente.', variant: 'destructive' })
    }
  }

  return {
    query,
    search: setQuery,
    field,
    found,
    sorted,
    open,
    setOpen,
    onDeleted: () => {
      hasDeleted.current = true
    },
    exportAll,
  }
}

import type { CatalogueList } from './CataloguePanel.tsx'
import type { CatalogueView } from './catalogueViews.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

/** The dialog that is open over a list of the catalogue. */
export type OpenDialog<T> =
  | { readonly what: 'edit'; readonly entry: T | undefined }
  | { readonly what: 'delete'; readonly entry: T }
  | { readonly what: 'import' }

export interface CatalogueDialogsProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  list: CatalogueList<T>
  open: OpenDialog<T> | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Adding, editing, deleting and importing entries. */
export function CatalogueDialogs<T extends { readonly id: string }>(props: CatalogueDialogsProps<T>) {
  const { view, list, open, onClose, onDeleted } = props
  if (open === undefined) return null
  switch (open.what) {
    case 'edit':
      return <EntryDialog view={view} list={list} entry={open.entry} onClose={onClose} />
    case 'delete':
      if (view.kind === 'classForms') return null
      return (
        <DeleteDialog
          view={view}
          kind={view.kind}
          entry={open.entry}
          onDelete={async () => {
            const isDeleted = (await list.remove?.(open.entry.id)) === true
            if (isDeleted) onDeleted()
            return isDeleted
          }}
          onClose={onClose}
        />
      )
    case 'import':
      return <ImportDialog view={view} list={list} onClose={onClose} />
  }
}

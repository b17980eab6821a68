import { useWantedCode } from '../../lib/useWantedCode.ts'
import { tellMissingCode } from '../../ui/toast/tellMissingCode.ts'
import type { CatalogueList } from './CataloguePanel.tsx'
import type { CatalogueView } from './catalogueViews.ts'

/** The dialog that is open over a list of the catalogue. */
export type OpenDialog<T> =
  | { readonly what: 'edit'; readonly entry: T | undefined }
  | { readonly what: 'delete'; readonly entry: T }
  | { readonly what: 'import' }

const loadDialogs = () => import('./catalogueDialogs.ts')

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
  const dialogs = useWantedCode(loadDialogs, open !== undefined, () => {
    onClose()
    tellMissingCode()
  })
  if (dialogs === undefined || open === undefined) return null
  switch (open.what) {
    case 'edit':
      return <dialogs.EntryDialog view={view} list={list} entry={open.entry} onClose={onClose} />
    case 'delete':
      return (
        <dialogs.DeleteDialog
          view={view}
          entry={open.entry}
          onDelete={async () => {
            const isDeleted = await list.remove(open.entry.id)
            if (isDeleted) onDeleted()
            return isDeleted
          }}
          onClose={onClose}
        />
      )
    case 'import':
      return <dialogs.ImportDialog view={view} list={list} onClose={onClose} />
  }
}

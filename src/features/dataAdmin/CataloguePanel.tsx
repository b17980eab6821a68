import { useEffect, useMemo, useRef, useState } from 'react'
import { download } from '../../lib/download.ts'
import { logError } from '../../lib/log.ts'
import type { Loaded } from '../../lib/useLoad.ts'
import { useSortedRows } from '../../lib/useSortedRows.ts'
import { useWantedCode } from '../../lib/useWantedCode.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EditIcon, TrashIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tellMissingCode } from '../../ui/toast/tellMissingCode.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { countWords, type CatalogueView } from './catalogueViews.ts'
import { entriesWith } from './entryTexts.ts'

/** One of the catalogue's lists and what can be done with it; changes resolve to whether they were stored. */
export interface CatalogueList<T> {
  readonly entries: readonly T[]
  readonly fresh: Loaded<void>
  readonly canWrite: boolean
  readonly reload: () => Promise<boolean>
  readonly add: (entry: T) => Promise<boolean>
  readonly update: (entry: T) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

type Open<T> =
  | { readonly what: 'edit'; readonly entry: T | undefined }
  | { readonly what: 'delete'; readonly entry: T }
  | { readonly what: 'import' }

export interface CataloguePanelProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  list: CatalogueList<T>
}

const loadDialogs = () => import('./catalogueDialogs.ts')

/** A list of the catalogue: search, order, add, edit, delete, and files in and out. */
export function CataloguePanel<T extends { readonly id: string }>({ view, list }: CataloguePanelProps<T>) {
  const { entries, fresh } = list
  if (fresh.status === 'loading') {
    return (
      <output className="flex flex-col gap-3" aria-label={`Carregando as ${view.many}`}>
        <Skeleton className="h-11 max-w-md" />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={String(index)} className="h-12" />
        ))}
      </output>
    )
  }
  if (fresh.status === 'failed') {
    return (
      <ErrorState title={`Não foi possível carregar as ${view.many}`} onRetry={fresh.retry}>
        Verifique sua conexão e tente novamente. Nada foi alterado.
      </ErrorState>
    )
  }
  return <LoadedPanel key={view.kind} view={view} list={list} entries={entries} />
}

function LoadedPanel<T extends { readonly id: string }>({
  view,
  list,
  entries,
}: CataloguePanelProps<T> & { entries: readonly T[] }) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Open<T>>()
  const found = useMemo(() => entriesWith(view, entries, query), [view, entries, query])
  const sorted = useSortedRows(found)
  const search = useRef<HTMLInputElement>(null)
  const hasDeleted = useRef(false)
  useEffect(() => {
    // The button that opened the dialog went with its row.
    if (open === undefined && hasDeleted.current) search.current?.focus()
    hasDeleted.current = false
  }, [open])
  const close = (): void => {
    setOpen(undefined)
  }
  const dialogs = useWantedCode(loadDialogs, open !== undefined, () => {
    close()
    tellMissingCode()
  })

  async function exportAll(): Promise<void> {
    try {
      const { catalogueFile } = await import('./catalogueFile.ts')
      download(`${view.many}.csv`, catalogueFile(view.entries, entries))
    } catch (error) {
      logError('The export failed', error)
      toast({ title: 'Não foi possível exportar. Tente novamente.', variant: 'destructive' })
    }
  }

  const label = view.entries.label
  const add = (
    <Button
      className="max-lg:order-first"
      onClick={() => {
        setOpen({ what: 'edit', entry: undefined })
      }}
    >
      {`Nova ${view.one}`}
    </Button>
  )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          ref={search}
          label={`Buscar ${view.many}`}
          type="search"
          autoComplete="off"
          value={query}
          fieldClassName="grow basis-full lg:max-w-md lg:basis-56"
          onChange={(event) => {
            setQuery(event.currentTarget.value)
          }}
        />
        <div className="flex flex-wrap gap-3 lg:ml-auto">
          {list.canWrite ? (
            <Button
              variant="secondary"
              onClick={() => {
                setOpen({ what: 'import' })
              }}
            >
              Importar CSV
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => void exportAll()}>
            Exportar CSV
          </Button>
          {list.canWrite ? add : null}
        </div>
      </div>
      <output className="mb-4 block text-sm text-muted">
        {found.length === entries.length
          ? countWords(view, entries.length)
          : `${String(found.length)} de ${countWords(view, entries.length)}`}
      </output>
      {found.length > 0 ? (
        <DataTable
          caption={view.many}
          columns={view.columns}
          sorted={sorted}
          unsortedLabel="Ordem do catálogo"
          actions={
            list.canWrite
              ? (entry) => (
                  <>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Editar: ${label(entry)}`}
                      title="Editar"
                      onClick={() => {
                        setOpen({ what: 'edit', entry })
                      }}
                    >
                      <EditIcon />
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Excluir: ${label(entry)}`}
                      title="Excluir"
                      onClick={() => {
                        setOpen({ what: 'delete', entry })
                      }}
                    >
                      <TrashIcon />
                    </Button>
                  </>
                )
              : undefined
          }
        />
      ) : (
        <NothingFound view={view} isEmpty={entries.length === 0} canWrite={list.canWrite}>
          {entries.length === 0 ? (
            list.canWrite && add
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                setQuery('')
                search.current?.focus()
              }}
            >
              Limpar busca
            </Button>
          )}
        </NothingFound>
      )}
      {dialogs !== undefined && open?.what === 'edit' ? (
        <dialogs.EntryDialog view={view} list={list} entry={open.entry} onClose={close} />
      ) : null}
      {dialogs !== undefined && open?.what === 'delete' ? (
        <dialogs.DeleteDialog
          view={view}
          entry={open.entry}
          onDelete={async () => {
            hasDeleted.current = await list.remove(open.entry.id)
            return hasDeleted.current
          }}
          onClose={close}
        />
      ) : null}
      {dialogs !== undefined && open?.what === 'import' ? (
        <dialogs.ImportDialog view={view} list={list} onClose={close} />
      ) : null}
    </>
  )
}

function NothingFound({
  view,
  isEmpty,
  canWrite,
  children,
}: {
  view: { one: string; many: string }
  isEmpty: boolean
  canWrite: boolean
  children: React.ReactNode
}) {
  const next = canWrite
    ? `Crie a primeira ${view.one} ou importe um arquivo CSV.`
    : 'A direção ainda vai criar a lista.'
  return (
    <EmptyState
      title={isEmpty ? `Nenhuma ${view.one} ainda` : `Nenhuma ${view.one} com esse texto`}
      action={children}
    >
      {isEmpty ? next : 'Procure por outra palavra ou veja a lista toda.'}
    </EmptyState>
  )
}

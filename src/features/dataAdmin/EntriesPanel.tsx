import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EditIcon, TrashIcon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CatalogueDialogs } from './CatalogueDialogs.tsx'
import type { CataloguePanelProps } from './CataloguePanel.tsx'
import { countWords } from './catalogueViews.ts'
import { NothingFound } from './NothingFound.tsx'
import { useEntries } from './useEntries.ts'

/** A list of the catalogue that is there. */
export function EntriesPanel<T extends { readonly id: string }>({ view, list }: CataloguePanelProps<T>) {
  const { entries } = list
  const { query, search, field, found, sorted, open, setOpen, onDeleted, exportAll } = useEntries(
    view,
    entries,
  )
  const label = view.entries.label
  const { canWrite, remove } = list
  const canAdd = canWrite && list.add !== undefined
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
          ref={field}
          label={`Buscar ${view.many}`}
          type="search"
          autoComplete="off"
          value={query}
          fieldClassName="grow basis-full lg:max-w-md lg:basis-56"
          onChange={(event) => {
            search(event.currentTarget.value)
          }}
        />
        <div className="flex flex-wrap gap-3 lg:ml-auto">
          {canWrite ? (
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
          {canAdd ? add : null}
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
            canWrite
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
                    {remove === undefined ? null : (
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
                    )}
                  </>
                )
              : undefined
          }
        />
      ) : (
        <NothingFound view={view} isEmpty={entries.length === 0} canWrite={canAdd}>
          {entries.length === 0 ? (
            canAdd && add
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                search('')
                field.current?.focus()
              }}
            >
              Limpar busca
            </Button>
          )}
        </NothingFound>
      )}
      <CatalogueDialogs
        view={view}
        list={list}
        open={open}
        onClose={() => {
          setOpen(undefined)
        }}
        onDeleted={onDeleted}
      />
    </>
  )
}

import type { Loaded } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CatalogueView } from './catalogueViews.ts'
import { EntriesPanel } from './EntriesPanel.tsx'

/** One of the catalogue's lists and what can be done with it; changes resolve to whether they were stored. */
export interface CatalogueList<T> {
  readonly entries: readonly T[]
  readonly fresh: Loaded<void>
  readonly canWrite: boolean
  readonly reload: () => Promise<boolean>
  readonly update: (entry: T) => Promise<boolean>
  /** Absent, as `remove` is, if the entries are those of another list. */
  readonly add?: (entry: T) => Promise<boolean>
  readonly remove?: (id: string) => Promise<boolean>
}

export interface CataloguePanelProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  list: CatalogueList<T>
}

/** A list of the catalogue: search, order, add, edit, delete, and files in and out. */
export function CataloguePanel<T extends { readonly id: string }>({ view, list }: CataloguePanelProps<T>) {
  const { fresh } = list
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
  return <EntriesPanel key={view.kind} view={view} list={list} />
}

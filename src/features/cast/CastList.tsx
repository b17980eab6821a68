import type { RosterSort } from '@ribalta/domain/roster/list'
import type { FoundCard } from '../../data/roster/roster.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { useStore } from '../../lib/store.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CastPhotos } from './CastPhotos.tsx'
import { CastTable } from './CastTable.tsx'
import { castView } from './castView.ts'

export interface CastListProps {
  list: PagedList<FoundCard>
  sort: RosterSort
  onSort: (sort: RosterSort) => void
}

/** Everybody found, in the way that was chosen on this device. */
export function CastList({ list, sort, onSort }: CastListProps) {
  const { shown, columns } = useStore(castView)
  return (
    <PagedItems
      list={list}
      loading={<LoadingArea />}
      failure="Não foi possível carregar o elenco"
      empty={<EmptyState title="Ninguém aqui">Tire um filtro para ver mais gente.</EmptyState>}
    >
      {(cards) =>
        shown === 'photos' ? (
          <CastPhotos cards={cards} />
        ) : (
          <CastTable cards={cards} columns={columns} sort={sort} onSort={onSort} />
        )
      }
    </PagedItems>
  )
}

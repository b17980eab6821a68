import { Button } from '../../ui/Button.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { ArtistFilters } from './ArtistFilters.tsx'
import { listAnnouncement } from './announcement.ts'
import { filterKey } from './filterParams.ts'
import { useArtistFilter } from './useArtistFilter.ts'
import { useArtistList } from './useArtistList.ts'
import { useFilterChange } from './useFilterChange.ts'

/** The filters, what they found in a word, and the way to take them away. */
export default function ArtistSearch() {
  usePageMeta({ path: '/artistas' })
  const { filter, clear } = useArtistFilter()
  const change = useFilterChange(filter)
  const list = useArtistList(filter)
  return (
    <>
      <ArtistFilters filter={filter} change={change} />
      <div className="mt-5 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <output className="text-sm text-muted">{listAnnouncement(list)}</output>
        {filterKey(filter) === '' ? null : (
          <Button variant="quiet" size="small" className="-mr-3" onClick={clear}>
            Limpar filtros
          </Button>
        )}
      </div>
    </>
  )
}

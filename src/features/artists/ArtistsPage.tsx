import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ArtistResults } from './ArtistResults.tsx'
import { filterKey } from './filterParams.ts'
import { useArtistFilter } from './useArtistFilter.ts'
import { useArtistList } from './useArtistList.ts'

/** Its code comes beside the first portraits, not before them. */
const ArtistSearch = lazyPart(() => import('./ArtistSearch.tsx'), { isNow: true })
/** Three rows of fields on a phone, one on wide windows, and the bar below: nothing moves when they come. */
const SEARCH_HEIGHT = 'h-[22.625rem] lg:h-[11.25rem]'
/** Made once, as Layout's parts are. */
const SEARCH = (
  <Suspense fallback={<div className={SEARCH_HEIGHT} />}>
    <ArtistSearch />
  </Suspense>
)

export function Component() {
  usePageTitle('Artistas')
  const { filter, clear } = useArtistFilter()
  const list = useArtistList(filter)
  return (
    <div className="page-band pb-24">
      <PageHeader title="Artistas">
        <p>Retratos atuais, perfis conferidos pela nossa equipe.</p>
      </PageHeader>
      {SEARCH}
      <h2 className="sr-only">Resultados</h2>
      <ArtistResults list={list} isFiltered={filterKey(filter) !== ''} clear={clear} />
    </div>
  )
}

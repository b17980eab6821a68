import { Suspense, useDeferredValue, useRef } from 'react'
import type { PublicArtist } from '../../data/artists/artists.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ArtistCards } from './ArtistCards.tsx'
import { PIECE, usePieces } from './usePieces.ts'

/** What follows a first page, or the lack of one. */
const ArtistListEnd = lazyPart(() => import('./ArtistListEnd.tsx'))
const NoArtistsFound = lazyPart(() => import('./NoArtistsFound.tsx'))

export interface ArtistResultsProps {
  list: PagedList<PublicArtist>
  isFiltered: boolean
  clear: () => void
}

/** What the filters found, in whatever state that is. */
export function ArtistResults({ list, isFiltered, clear }: ArtistResultsProps) {
  const cards = useRef<HTMLUListElement>(null)
  const { items: artists, status, hasStarted, hasMore, lastFound, more } = list
  const count = artists.length
  // Behind what else changes with a page that comes; one that is there already, at once.
  const shown = usePieces(useDeferredValue(artists))
  const isWaiting = status !== 'failed' && (!hasStarted || (shown !== artists && shown.length === 0))

  if (hasStarted && count === 0 && !hasMore) {
    return (
      <Suspense>
        <NoArtistsFound isFiltered={isFiltered} clear={clear} />
      </Suspense>
    )
  }
  return (
    <>
      <ArtistCards
        ref={cards}
        artists={shown}
        isLoading={status === 'loading'}
        placeholders={isWaiting ? PIECE : 0}
      />
      {status === 'failed' ? (
        <div className={count === 0 ? '' : 'mt-12'}>
          <ErrorState
            title={
              count === 0 ? 'Não foi possível buscar os artistas' : 'Não foi possível buscar mais artistas'
            }
            onRetry={more}
          />
        </div>
      ) : null}
      {hasStarted ? (
        <Suspense>
          <ArtistListEnd
            isShown={hasMore && status !== 'failed'}
            // Its place is below what is not drawn yet.
            isLoading={status === 'loading' || shown.length < count}
            lastFound={lastFound}
            more={more}
            cards={cards}
            count={shown.length}
          />
        </Suspense>
      ) : null}
    </>
  )
}

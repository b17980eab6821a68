import { Suspense, useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { readArtistByUsername } from '../../data/artists/byUsername.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ArtistPlaceholder } from './ArtistPlaceholder.tsx'
import { ArtistProfile } from './ArtistProfile.tsx'

const ArtistNotFound = lazyPart(() => import('./ArtistNotFound.tsx'))

/** What nobody can be called is not asked for. */
const USERNAME = /^\w[\w-]*$/

export function Component() {
  const { username: typed = '' } = useParams()
  const username = typed.toLowerCase()
  const load = useCallback(
    (signal: AbortSignal) =>
      USERNAME.test(username) ? readArtistByUsername(username, signal) : Promise.resolve(undefined),
    [username],
  )
  const artist = useLoad(load)
  switch (artist.status) {
    case 'loading':
      return <ArtistPlaceholder />
    case 'failed':
      return (
        <div className="page-band pt-16 pb-24">
          <h1 className="sr-only">Artista</h1>
          <ErrorState title="Não foi possível abrir esta página" onRetry={artist.retry} />
        </div>
      )
    case 'ready':
      return artist.data === undefined ? (
        <Suspense fallback={<ArtistPlaceholder />}>
          <ArtistNotFound address={typed} />
        </Suspense>
      ) : (
        <ArtistProfile key={artist.data.id} artist={artist.data} />
      )
  }
}

import { toUsername } from '@ribalta/domain/identity'
import { isUsernameAllowed } from '@ribalta/domain/routePaths'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { readArtistByUsername } from '../../data/artists.ts'
import { useLoad } from '../../lib/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ArtistNotFound } from './ArtistNotFound.tsx'
import { ArtistPlaceholder } from './ArtistPlaceholder.tsx'
import { ArtistProfile } from './ArtistProfile.tsx'

/** What nobody can be called is not asked for. */
function couldExist(username: string): boolean {
  return username === toUsername(username) && isUsernameAllowed(username)
}

export function Component() {
  const { username: typed = '' } = useParams()
  const username = typed.toLowerCase()
  const load = useCallback(
    (signal: AbortSignal) =>
      couldExist(username) ? readArtistByUsername(username, signal) : Promise.resolve(undefined),
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
        <ArtistNotFound address={typed} />
      ) : (
        <ArtistProfile key={artist.data.id} artist={artist.data} />
      )
  }
}

import { useSearchParams } from 'react-router-dom'
import { MAX_COMPARED } from '../../lib/favorites/compareAddress.ts'

export interface FavoritesAddress {
  /** The list that is open; the star's where the address names none. */
  readonly listId: string | undefined
  /** Who is compared; nobody where a list is shown. */
  readonly compared: readonly string[]
}

/** What Favoritos shows, in its address: `?lista=ID`, or `?comparar=uid,uid`. */
export function useFavoritesAddress(): FavoritesAddress {
  const [params] = useSearchParams()
  const compared = (params.get('comparar') ?? '').split(',').filter((uid) => uid !== '')
  return {
    listId: params.get('lista') ?? undefined,
    compared: [...new Set(compared)].slice(0, MAX_COMPARED),
  }
}

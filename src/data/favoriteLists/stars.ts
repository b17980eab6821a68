import { type FavoriteList, MAX_FAVORITES } from '@ribalta/domain/schemas/roster/favorites'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { onForget } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { createStore } from '../../lib/store.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'
import { useLive } from '../useLive.ts'
import { addToList, FullListError, makeList, putBack, removeFromList, STARRED, watchList } from './lists.ts'

interface Stars {
  readonly owner: string
  /** The list that the star fills; there is none before the first star. */
  readonly list: FavoriteList | undefined
}

/** Whom the person signed in has starred; `undefined` until it is known. */
const stars = createStore<Stars | undefined>(undefined)
onForget(() => {
  stars.set(undefined)
})

/** Follows the stars of the person signed in while a screen with stars is open. */
export function useFollowStars(owner: string | undefined): void {
  const watch = useCallback(
    (onValue: (list: FavoriteList | undefined) => void, onError: (error: unknown) => void) =>
      watchList(owner ?? '', onValue, onError),
    [owner],
  )
  const live = useLive(owner === undefined ? undefined : watch)
  useEffect(() => {
    if (owner !== undefined && live.status === 'ready') stars.set({ owner, list: live.data })
  }, [owner, live])
}

/** Whether somebody is starred, `undefined` until it is known: only whose star changes is drawn anew. */
export function useIsStarred(uid: string): boolean | undefined {
  const current = useCallback(() => {
    const known = stars.current()
    return known === undefined ? undefined : known.list?.people.includes(uid) === true
  }, [uid])
  return useSyncExternalStore(stars.subscribe, current, current)
}

/** The key “f” in a list: presses the star of the item that has the focus (`useListKeys`). */
export function pressStar(): void {
  const item = document.activeElement?.closest('li, tr')
  item?.querySelector<HTMLElement>('[data-star]')?.click()
}

export interface Starred {
  readonly uid: string
  readonly artisticName: string
}

/** Stars somebody, or takes the star away; shown at once, and taken back with words where it is refused. */
export async function toggleStar({ uid, artisticName }: Starred): Promise<void> {
  const known = stars.current()
  if (known === undefined) return
  const { owner, list } = known
  const orTell = (saving: Promise<unknown>): void => {
    saving.catch((error: unknown) => {
      tellUnsaved(artisticName, error)
    })
  }
  try {
    if (list?.people.includes(uid) === true) {
      const leaving = removeFromList(owner, uid)
      sendUndoable(leaving, {
        what: `${artisticName} saiu dos favoritos`,
        altText: 'Favoritar de novo, com a anotação e o lugar',
        undo: (was) => {
          orTell(putBack(owner, was))
        },
      })
      await leaving
      return
    }
    const coming: Promise<unknown> =
      list === undefined
        ? makeList({ id: owner, owner, name: STARRED, shared: false, items: [{ artistId: uid }] })
        : addToList({ id: owner, list }, [{ artistId: uid }])
    sendUndoable(coming, {
      what: `${artisticName} entrou nos favoritos`,
      undo: () => {
        orTell(removeFromList(owner, uid))
      },
    })
    await coming
  } catch (error) {
    tellUnsaved(artisticName, error)
  }
}

function tellUnsaved(artisticName: string, error: unknown): void {
  logWarning('A star was not kept', error)
  toast({
    variant: 'destructive',
    title: `A estrela de ${artisticName} não foi salva`,
    description:
      error instanceof FullListError
        ? `A lista está cheia: são ${String(MAX_FAVORITES)} pessoas.`
        : 'Tente novamente.',
  })
}

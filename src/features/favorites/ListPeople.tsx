import type { Favorite, FavoriteList } from '@ribalta/domain/schemas/roster/favorites'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { placeItem, putBack, removeFromList } from '../../data/favoriteLists/lists.ts'
import { peopleQuery } from '../../data/roster/queries.ts'
import { useListWalk } from '../../lib/lists/useListWalk.ts'
import { orderBetween } from '../../lib/lists/listOrder.ts'
import { logWarning } from '../../lib/log.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'
import { useTileMoves } from '../../ui/useTileMoves.ts'
import { FavoriteRow, GONE } from './FavoriteRow.tsx'

export interface ListPeopleProps {
  id: string
  list: FavoriteList
  items: readonly Favorite[]
}

function tell(what: string, error: unknown): void {
  logWarning('A list was not changed', error)
  toast({ variant: 'destructive', title: what, description: 'Tente novamente.' })
}

/** Everybody of a list, to be put in order, noted about, compared and taken out. */
export function ListPeople({ id, list, items }: ListPeopleProps) {
  const uids = items.map(({ artistId }) => artistId)
  const [asked, setAsked] = useState(uids)
  useListWalk(
    list.name,
    useMemo(() => items.map(({ artistId }) => artistId), [items]),
  )
  // Whoever leaves needs no reading; whoever comes does.
  if (uids.some((uid) => !asked.includes(uid))) setAsked(uids)
  const { data: cards, isError, refetch } = useQuery(peopleQuery(asked))

  const cardOf = (uid: string) => (cards === undefined ? undefined : (cards.get(uid) ?? null))
  const tiles = uids.map((uid) => ({ id: uid, name: cardOf(uid)?.artisticName ?? GONE }))

  function place(uid: string, to: number): void {
    const rest = items.filter(({ artistId }) => artistId !== uid)
    const before = items.find(({ artistId }) => artistId === uid)?.order
    const put = (order: string): Promise<unknown> => {
      const putting = placeItem(id, uid, order)
      putting.catch((error: unknown) => {
        tell('A ordem não foi salva', error)
      })
      return putting
    }
    const putting = put(orderBetween(rest[to - 1]?.order, rest[to]?.order))
    if (before === undefined) return
    sendUndoable(putting, {
      what: `${cardOf(uid)?.artisticName ?? GONE} mudou de lugar em “${list.name}”`,
      undo: () => void put(before),
    })
  }

  function remove(uid: string): void {
    const name = cardOf(uid)?.artisticName ?? GONE
    const leaving = removeFromList(id, uid)
    sendUndoable(leaving, {
      what: `${name} saiu de “${list.name}”`,
      altText: 'Pôr de volta na lista, com a anotação e o lugar',
      undo: (was) => {
        putBack(id, was).catch((error: unknown) => {
          tell(`${name} não voltou para a lista`, error)
        })
      },
    })
    leaving.catch((error: unknown) => {
      tell(`${name} não saiu da lista`, error)
    })
  }

  const {
    list: rows,
    announcement,
    move,
    remove: takeOut,
  } = useTileMoves(
    tiles,
    (uid, by) => {
      place(uid, uids.indexOf(uid) + by)
    },
    remove,
  )

  if (isError)
    return <ErrorState title="Não foi possível carregar as pessoas" onRetry={() => void refetch()} />
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <p className="border-y border-line py-3 text-sm text-muted">
        Marque pessoas para colocar em um personagem ou em outra lista, e de duas a quatro para comparar.
      </p>
      <ul ref={rows} aria-label={list.name}>
        {items.map((item, index) => {
          const tile = tiles[index]
          const { artistId } = item
          return (
            <FavoriteRow
              key={artistId}
              listId={id}
              item={item}
              card={cardOf(artistId)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => {
                if (tile !== undefined) move(tile, index, by)
              }}
              onDropped={(dragged) => {
                place(dragged, index)
              }}
              onRemove={() => {
                if (tile !== undefined) takeOut(tile, index)
              }}
            />
          )
        })}
      </ul>
    </>
  )
}

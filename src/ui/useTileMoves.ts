import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TileAction } from './MediaTileCard.tsx'

/** Where the focus goes once the tiles have moved. */
interface Target {
  id: string | undefined
  action: TileAction
  /** How the tiles stood before. */
  before: string
}

/** What can be moved and removed; its buttons say which it is and what they do (`data-tile`, `data-action`). */
export interface Movable {
  id: string
  name: string
}

export interface TileMoves {
  /** The list that holds the tiles. */
  list: RefObject<HTMLUListElement | null>
  /** What has happened, for those who don't see it. */
  announcement: string
  move: (tile: Movable, index: number, by: -1 | 1) => void
  remove: (tile: Movable, index: number) => void
}

function orderOf(tiles: readonly Movable[]): string {
  return tiles.map(({ id }) => id).join(' ')
}

/** Moving and removing tiles: told aloud, and the focus stays where the work is. */
export function useTileMoves(
  tiles: readonly Movable[],
  onMove: (id: string, by: -1 | 1) => void,
  onRemove: (id: string) => void,
): TileMoves {
  const list = useRef<HTMLUListElement>(null)
  const target = useRef<Target | undefined>(undefined)
  const [announcement, setAnnouncement] = useState('')

  // Moving and removing take the pressed button away from under the focus: at once, or when what is stored has changed.
  useEffect(() => {
    if (target.current === undefined) return
    const { id, action, before } = target.current
    if (orderOf(tiles) !== before) target.current = undefined
    const focused = document.activeElement
    const isElsewhere = focused !== document.body && list.current?.contains(focused) === false
    if (isElsewhere) return
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-tile]') ?? []),
    ].filter(({ dataset }) => dataset['tile'] === id)
    const button = buttons.find(({ dataset }) => dataset['action'] === action) ?? buttons[0]
    button?.focus()
  }, [tiles])

  function move(tile: Movable, index: number, by: -1 | 1): void {
    target.current = { id: tile.id, action: by === 1 ? 'forward' : 'back', before: orderOf(tiles) }
    setAnnouncement(`${tile.name}: posição ${String(index + by + 1)} de ${String(tiles.length)}`)
    onMove(tile.id, by)
  }

  function remove(tile: Movable, index: number): void {
    target.current = {
      id: (tiles[index + 1] ?? tiles[index - 1])?.id,
      action: 'remove',
      before: orderOf(tiles),
    }
    setAnnouncement(`${tile.name}: removido`)
    onRemove(tile.id)
  }

  return { list, announcement, move, remove }
}

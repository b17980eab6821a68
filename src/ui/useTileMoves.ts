import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TileAction } from './MediaTileCard.tsx'

/** Where the focus goes once the tiles have moved. */
interface Target {
  id: string | undefined
  action: TileAction
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

/** Moving and removing tiles: told aloud, and the focus stays where the work is. */
export function useTileMoves(
  tiles: readonly Movable[],
  onMove: (id: string, by: -1 | 1) => void,
  onRemove: (id: string) => void,
): TileMoves {
  const list = useRef<HTMLUListElement>(null)
  const target = useRef<Target | undefined>(undefined)
  const [announcement, setAnnouncement] = useState('')

  // Moving and removing take the pressed button away from under the focus.
  useEffect(() => {
    if (target.current === undefined) return
    const { id, action } = target.current
    target.current = undefined
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-tile]') ?? []),
    ].filter(({ dataset }) => dataset['tile'] === id)
    const button = buttons.find(({ dataset }) => dataset['action'] === action) ?? buttons[0]
    button?.focus()
  }, [tiles])

  function move(tile: Movable, index: number, by: -1 | 1): void {
    target.current = { id: tile.id, action: by === 1 ? 'forward' : 'back' }
    setAnnouncement(`${tile.name}: posição ${String(index + by + 1)} de ${String(tiles.length)}`)
    onMove(tile.id, by)
  }

  function remove(tile: Movable, index: number): void {
    target.current = { id: (tiles[index + 1] ?? tiles[index - 1])?.id, action: 'remove' }
    setAnnouncement(`${tile.name}: removido`)
    onRemove(tile.id)
  }

  return { list, announcement, move, remove }
}

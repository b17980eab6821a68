import { MediaTileCard, type MediaTile } from './MediaTileCard.tsx'
import { useTileMoves } from './useTileMoves.ts'

export interface MediaTilesProps {
  label: string
  tiles: readonly MediaTile[]
  onMove: (id: string, by: -1 | 1) => void
  onRemove: (id: string) => void
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
}

/** Photos and videos in order, to be moved, removed and, while they are being sent, cancelled and tried again. */
export function MediaTiles({ label, tiles, onMove, onRemove, onCancel, onRetry }: MediaTilesProps) {
  const { list, announcement, move, remove } = useTileMoves(tiles, onMove, onRemove)
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {tiles.length === 0 ? null : (
        <ul
          ref={list}
          aria-label={label}
          className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4"
        >
          {tiles.map((tile, index) => (
            <MediaTileCard
              key={tile.id}
              tile={tile}
              isFirst={index === 0}
              isLast={index === tiles.length - 1}
              onMove={(by) => {
                move(tile, index, by)
              }}
              onRemove={() => {
                remove(tile, index)
              }}
              onCancel={() => onCancel?.(tile.id)}
              onRetry={() => onRetry?.(tile.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ChevronDownIcon, TrashIcon } from './icons.tsx'
import { ProgressBar } from './ProgressBar.tsx'

type Action = 'back' | 'forward' | 'cancel' | 'retry' | 'remove'

export interface MediaTile {
  id: string
  /** What it is called, in the names of its buttons too. */
  name: string
  /** The picture or the video's first frame. */
  preview: ReactNode
  /** What state it is in, in a few words. */
  note?: string | undefined
  error?: string | undefined
  /** 0 … 1 while it is being sent. */
  progress?: number | undefined
  canCancel?: boolean
  canRetry?: boolean
}

export interface MediaTilesProps {
  label: string
  tiles: readonly MediaTile[]
  onMove: (id: string, by: -1 | 1) => void
  onRemove: (id: string) => void
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
}

/** Where the focus goes once the tiles have moved. */
interface Target {
  id: string | undefined
  action: Action
}

/** Photos and videos in order, to be moved, removed and, while they are being sent, cancelled and tried again. */
export function MediaTiles({ label, tiles, onMove, onRemove, onCancel, onRetry }: MediaTilesProps) {
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

  function move(tile: MediaTile, index: number, by: -1 | 1): void {
    target.current = { id: tile.id, action: by === 1 ? 'forward' : 'back' }
    setAnnouncement(`${tile.name}: posição ${String(index + by + 1)} de ${String(tiles.length)}`)
    onMove(tile.id, by)
  }

  function remove(tile: MediaTile, index: number): void {
    target.current = { id: (tiles[index + 1] ?? tiles[index - 1])?.id, action: 'remove' }
    setAnnouncement(`${tile.name}: removido`)
    onRemove(tile.id)
  }

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
            <Tile
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

interface TileProps {
  tile: MediaTile
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
}

function Tile({ tile, isFirst, isLast, onMove, onRemove, onCancel, onRetry }: TileProps) {
  const { name, preview, note, error, progress } = tile
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="relative aspect-[4/5] overflow-hidden rounded-card bg-sunken">
        {preview}
        {progress === undefined ? null : (
          <ProgressBar
            label={`Envio de ${name}`}
            fraction={progress}
            className="absolute inset-x-0 bottom-0"
          />
        )}
      </div>
      <p className="truncate text-sm font-medium" title={name}>
        {name}
      </p>
      {note === undefined ? null : <p className="text-sm text-muted">{note}</p>}
      {error === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {isFirst ? null : (
          <TileButton tile={tile} action="back" label="Mover para trás" onPress={() => onMove(-1)}>
            <span className="rotate-90">
              <ChevronDownIcon />
            </span>
          </TileButton>
        )}
        {isLast ? null : (
          <TileButton tile={tile} action="forward" label="Mover para a frente" onPress={() => onMove(1)}>
            <span className="-rotate-90">
              <ChevronDownIcon />
            </span>
          </TileButton>
        )}
        {tile.canCancel === true ? (
          <TileButton tile={tile} action="cancel" label="Cancelar envio" onPress={onCancel}>
            Cancelar
          </TileButton>
        ) : null}
        {tile.canRetry === true ? (
          <TileButton tile={tile} action="retry" label="Tentar de novo" onPress={onRetry}>
            Tentar de novo
          </TileButton>
        ) : null}
        <TileButton tile={tile} action="remove" label="Remover" onPress={onRemove}>
          <TrashIcon />
        </TileButton>
      </div>
    </li>
  )
}

interface TileButtonProps {
  tile: MediaTile
  action: Action
  label: string
  onPress: () => void
  children: ReactNode
}

function TileButton({ tile, action, label, onPress, children }: TileButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${label}: ${tile.name}`}
      title={label}
      data-tile={tile.id}
      data-action={action}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { Elements } from './elements.ts'
import { ChevronDownIcon, TrashIcon } from './icons.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** What a tile's buttons do; each says it, so that the focus can be put on it again. */
export type TileAction = 'back' | 'forward' | 'cancel' | 'retry' | 'remove'

export interface MediaTile {
  id: string
  /** What it is called, in the names of its buttons too. */
  name: string
  /** The picture or the video's first frame. */
  preview: Elements
  /** What state it is in, in a few words. */
  note?: string | undefined
  error?: string | undefined
  /** 0 … 1 while it is being sent. */
  progress?: number | undefined
  canCancel?: boolean
  canRetry?: boolean
}

export interface MediaTileCardProps {
  tile: MediaTile
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
}

/** One photo or video with its state and its buttons. */
export function MediaTileCard(props: MediaTileCardProps) {
  const { tile, isFirst, isLast, onMove, onRemove, onCancel, onRetry } = props
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
  action: TileAction
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

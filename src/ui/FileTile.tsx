import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface FileTileProps {
  /** What the file is called, in the names of the buttons too. */
  name: string
  /** The picture or the video's first frame. */
  preview: ReactNode
  /** What state the file is in, in a word or two. */
  note?: ReactNode
  error?: string | undefined
  /** 0 … 1 while it is being sent. */
  progress?: number | undefined
  onMoveBack?: (() => void) | undefined
  onMoveForward?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One photo or video of a list that can be put in order: its picture, its state and what can be done with it. */
export function FileTile(props: FileTileProps) {
  const { name, preview, note, error, progress, onMoveBack, onMoveForward, onCancel, onRetry, onRemove } =
    props
  return (
    <li className="flex flex-col gap-2">
      <div className="relative aspect-[4/5] overflow-hidden rounded-card bg-sunken">
        {preview}
        {progress === undefined ? null : (
          <progress
            aria-label={`Envio de ${name}`}
            max={100}
            value={Math.round(progress * 100)}
            className="absolute inset-x-0 bottom-0 h-2 w-full accent-accent"
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
      <div className="flex flex-wrap gap-1">
        <TileButton label="Mover para trás" name={name} onPress={onMoveBack}>
          ←
        </TileButton>
        <TileButton label="Mover para a frente" name={name} onPress={onMoveForward}>
          →
        </TileButton>
        <TileButton label="Cancelar envio" name={name} onPress={onCancel}>
          Cancelar
        </TileButton>
        <TileButton label="Tentar de novo" name={name} onPress={onRetry}>
          Tentar de novo
        </TileButton>
        <TileButton label="Remover" name={name} onPress={onRemove}>
          Remover
        </TileButton>
      </div>
    </li>
  )
}

interface TileButtonProps {
  label: string
  name: string
  onPress: (() => void) | undefined
  children: ReactNode
}

function TileButton({ label, name, onPress, children }: TileButtonProps) {
  if (onPress === undefined) return null
  return (
    <Button variant="secondary" size="small" aria-label={`${label}: ${name}`} onClick={onPress}>
      {children}
    </Button>
  )
}

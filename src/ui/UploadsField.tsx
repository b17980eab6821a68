import { IMAGE_TYPES, VIDEO_TYPES } from '@ribalta/domain/media/media'
import type { ReactElement, ReactNode } from 'react'
import type { Upload } from '../lib/media/uploads.ts'
import { FileDrop } from './FileDrop.tsx'
import type { MediaTile } from './MediaTileCard.tsx'
import { MediaTiles } from './MediaTiles.tsx'

export interface UploadsActions {
  cancel: (id: string) => void
  retry: (id: string) => void
  remove: (id: string) => void
  move: (id: string, by: -1 | 1) => void
}

export interface UploadsFieldProps {
  label: string
  description?: ReactNode
  error?: string | undefined
  uploads: readonly Upload[]
  actions: UploadsActions
  onFiles: (files: File[]) => void
}

const ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES]

function preview({ type, previewUrl }: Upload): ReactElement {
  if (previewUrl === undefined) {
    return (
      <span className="grid size-full place-items-center p-3 text-center text-sm text-muted">
        {type.startsWith('video/') ? 'Vídeo' : 'Foto'}
      </span>
    )
  }
  return type.startsWith('video/') ? (
    <video src={previewUrl} muted playsInline preload="metadata" className="size-full object-cover" />
  ) : (
    <img src={previewUrl} alt="" className="size-full object-cover" />
  )
}

function toTile(upload: Upload): MediaTile {
  const { id, name, state } = upload
  const tile = { id, name, preview: preview(upload) }
  switch (state.kind) {
    case 'refused':
      return { ...tile, preview: null, error: state.reason }
    case 'checking':
      return { ...tile, note: 'Conferindo o arquivo…' }
    case 'restoring':
      return { ...tile, note: 'Recuperando o arquivo…' }
    case 'waiting':
      return { ...tile, note: 'Na fila', canCancel: true }
    case 'sending': {
      const { fraction } = state
      return {
        ...tile,
        note: `Enviando… ${String(Math.round(fraction * 100))}%`,
        progress: fraction,
        canCancel: true,
      }
    }
    case 'sent':
      return { ...tile, note: 'Enviado' }
    case 'failed':
      return { ...tile, error: state.reason, canRetry: true }
    case 'cancelled':
      return { ...tile, note: 'Envio cancelado', canRetry: true }
    case 'missing':
      return {
        ...tile,
        error: 'Este arquivo não está mais guardado. Escolha-o de novo.',
      }
  }
}

/** Choosing files, seeing them on their way, and putting them in order. */
export function UploadsField({ label, description, error, uploads, actions, onFiles }: UploadsFieldProps) {
  return (
    <div className="flex flex-col gap-6">
      <FileDrop label={label} description={description} error={error} accept={ACCEPT} onFiles={onFiles} />
      <MediaTiles
        label="Arquivos escolhidos"
        tiles={uploads.map(toTile)}
        onMove={actions.move}
        onRemove={actions.remove}
        onCancel={actions.cancel}
        onRetry={actions.retry}
      />
    </div>
  )
}

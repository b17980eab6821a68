import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { FieldError } from './Field.tsx'
import { FileButton } from './FileButton.tsx'
import { useFileDrop } from './useFileDrop.ts'

export interface FileDropProps {
  /** The file input's name. */
  label: string
  description?: ReactNode
  error?: string | undefined
  /** MIME types that the system's dialog offers; what comes is checked again by the receiver. */
  accept: readonly string[]
  disabled?: boolean
  /** One document from the device, instead of photos and videos that the camera may take. */
  isDocument?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files from the system's dialog, the camera or a drop. */
export function FileDrop({
  label,
  description,
  error,
  accept,
  disabled = false,
  isDocument = false,
  onFiles,
}: FileDropProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== ''
  const take = (files: File[]): void => {
    if (!disabled) onFiles(files)
  }
  const { isOver, area } = useFileDrop(take)

  return (
    <div className="flex flex-col gap-1.5">
      <div
        {...area}
        className={classNames(
          'flex flex-col items-start gap-4 rounded-card border-2 border-dashed p-6 transition-colors md:p-8',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          disabled && 'opacity-60',
        )}
      >
        <label htmlFor={id} className="font-display text-xl">
          {label}
        </label>
        <div id={hintId} className="text-sm text-muted">
          {description}
        </div>
        <div className="flex flex-wrap gap-3">
          <FileButton
            id={id}
            text={isDocument ? 'Escolher arquivo' : 'Escolher arquivos'}
            multiple={!isDocument}
            accept={accept}
            disabled={disabled}
            aria-describedby={classNames(hintId, hasError && errorId)}
            aria-invalid={hasError ? true : undefined}
            onFiles={take}
          />
          {isDocument ? null : (
            <FileButton
              text="Usar a câmera"
              accept={['image/*']}
              capture="user"
              disabled={disabled}
              className="hidden pointer-coarse:inline-flex"
              onFiles={take}
            />
          )}
        </div>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

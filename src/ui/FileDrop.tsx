import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { buttonStyle } from './buttonStyle.ts'
import { FieldError } from './Field.tsx'

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
  const [isOver, setIsOver] = useState(false)
  const hasError = error !== undefined && error !== ''

  function take(list: FileList | null): void {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(files)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => {
          setIsOver(false)
        }}
        onDrop={onDrop}
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
          <span className="relative inline-flex rounded-control focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent">
            <span aria-hidden="true" className={buttonStyle('secondary', 'medium')}>
              {isDocument ? 'Escolher arquivo' : 'Escolher arquivos'}
            </span>
            <input
              id={id}
              type="file"
              multiple={!isDocument}
              accept={accept.join(',')}
              disabled={disabled}
              aria-describedby={classNames(hintId, hasError && errorId)}
              aria-invalid={hasError ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                take(event.currentTarget.files)
                // The same file may be chosen again after it was removed.
                event.currentTarget.value = ''
              }}
            />
          </span>
          {isDocument ? null : (
            <span className="relative hidden rounded-control focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent pointer-coarse:inline-flex">
              <span aria-hidden="true" className={buttonStyle('secondary', 'medium')}>
                Usar a câmera
              </span>
              <input
                type="file"
                aria-label="Usar a câmera"
                accept="image/*"
                capture="user"
                disabled={disabled}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={(event) => {
                  take(event.currentTarget.files)
                  event.currentTarget.value = ''
                }}
              />
            </span>
          )}
        </div>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

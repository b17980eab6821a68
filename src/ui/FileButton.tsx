import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts'

export interface FileButtonProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'className' | 'onChange' | 'type'
> {
  /** What stands on it; its name, where no label says another. */
  text: string
  /** A small drawing that stands on it in the text's place. */
  face?: ReactNode
  variant?: ButtonVariant
  className?: string
  /** MIME types that the system's dialog offers; what comes is checked again by the receiver. */
  accept: readonly string[]
  onFiles: (files: File[]) => void
}

/** A file input that looks like a button and is one press away. */
export function FileButton({
  text,
  face,
  variant = 'secondary',
  className,
  accept,
  onFiles,
  ...input
}: FileButtonProps) {
  return (
    <span
      className={classNames(
        'relative rounded-control focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent',
        className ?? 'inline-flex',
      )}
    >
      <span
        aria-hidden="true"
        className={
          face === undefined
            ? buttonStyle(variant, 'medium', 'grow')
            : buttonStyle(variant, 'small', 'min-h-11 grow')
        }
      >
        {face ?? text}
      </span>
      <input
        {...(input.id === undefined ? { 'aria-label': text } : {})}
        {...input}
        type="file"
        accept={accept.join(',')}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </span>
  )
}

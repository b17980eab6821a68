import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import type { Elements } from './elements.ts'

/** What a control must carry so that its label, hint and error are announced with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** A hint shown under the label. */
  description?: ReactNode
  /** What is wrong and what to do; absent when all is well. */
  error?: string | undefined
  required?: boolean | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: (control: FieldControl) => Elements
}

/** Classes that every text-like control shares. */
export const CONTROL_STYLE =
  'block w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted hover:border-ink disabled:opacity-60 aria-invalid:border-danger'

/** Label, hint and error of one control; the control itself comes from the render function. */
export function Field({ label, description, error, required, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== ''
  const hasHint = description !== undefined && description !== null
  const describedBy = classNames(hasHint && hintId, hasError && errorId)
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel === true ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {hasHint ? (
        <div id={hintId} className="text-sm text-muted">
          {description}
        </div>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError ? true : undefined,
        'aria-required': required === true ? true : undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** The line that says what is wrong; its live region is always there, so that a new error is announced. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
      {message}
    </p>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { FieldError } from './Field.tsx'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  fieldClassName?: string
  /** A radio button has the same shape; give both the same `name`. */
  type?: 'checkbox' | 'radio'
}

/** A checkbox (or radio) beside its label; the whole line can be pressed. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    label,
    description,
    error,
    fieldClassName,
    className,
    required,
    type = 'checkbox',
    ...input
  } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== ''
  const hasHint = description !== undefined && description !== null
  const describedBy = classNames(hasHint && hintId, hasError && errorId)
  return (
    <div className={classNames('flex flex-col gap-1', fieldClassName)}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type={type}
          aria-required={type === 'checkbox' && required === true ? true : undefined}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className={classNames('mt-0.5 size-6 shrink-0 accent-accent pointer-coarse:mt-2.5', className)}
        />
        <label htmlFor={id} className="min-h-6 min-w-0 py-0.5 break-words pointer-coarse:py-2.5">
          {label}
        </label>
      </div>
      {hasHint ? (
        <div id={hintId} className="pl-9 text-sm break-words text-muted pointer-coarse:-mt-2">
          {description}
        </div>
      ) : null}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

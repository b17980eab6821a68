import type { ComponentProps } from 'react'
import { classNames } from '../lib/classNames.ts'
import { CONTROL_STYLE, Field, type FieldProps } from './Field.tsx'

export interface TextareaFieldProps
  extends ComponentProps<'textarea'>, Omit<FieldProps, 'children' | 'className'> {
  fieldClassName?: string
}

/** A text of several lines with its label, hint and error. */
export function TextareaField(props: TextareaFieldProps) {
  const {
    label,
    description,
    error,
    required,
    hideLabel,
    fieldClassName,
    className,
    rows = 4,
    ...area
  } = props
  return (
    <Field
      label={label}
      description={description}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={fieldClassName}
    >
      {(control) => (
        <textarea {...area} {...control} rows={rows} className={classNames(CONTROL_STYLE, className)} />
      )}
    </Field>
  )
}

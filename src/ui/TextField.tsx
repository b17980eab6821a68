import type { ComponentProps } from 'react'
import { classNames } from '../lib/classNames.ts'
import { CONTROL_STYLE, Field, type FieldProps } from './Field.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, Omit<FieldProps, 'children' | 'className'> {
  /** Classes of the whole field; `className` belongs to the input. */
  fieldClassName?: string
}

/** A one-line input with its label, hint and error. Takes react-hook-form's `register` props as they are. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, hideLabel, fieldClassName, className, ...input } = props
  return (
    <Field
      label={label}
      description={description}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={fieldClassName}
    >
      {(control) => <input {...input} {...control} className={classNames(CONTROL_STYLE, className)} />}
    </Field>
  )
}

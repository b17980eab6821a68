import type { ComponentProps } from 'react'
import { classNames } from '../lib/classNames.ts'
import { CONTROL_STYLE, Field, type FieldProps } from './Field.tsx'

export interface SelectFieldProps
  extends ComponentProps<'select'>, Omit<FieldProps, 'children' | 'className'> {
  fieldClassName?: string
}

/** The platform's own select, which phones and keyboards already handle well, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, required, hideLabel, fieldClassName, className, children, ...rest } =
    props
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
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(CONTROL_STYLE, 'appearance-none pr-10', className)}
          >
            {children}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 fill-none stroke-current stroke-2"
          >
            <path d="m3 6 5 5 5-5" />
          </svg>
        </div>
      )}
    </Field>
  )
}

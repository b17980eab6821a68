import type { ComponentProps } from 'react'
import { classNames } from '../lib/classNames.ts'
import { Button } from './Button.tsx'
import { CONTROL_STYLE, Field, type FieldProps } from './Field.tsx'

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type'>, Omit<FieldProps, 'children' | 'className'> {
  /** Whether what is typed can be read. */
  shown?: boolean
  /** Shows or hides it; without it there is no button. */
  onToggle?: () => void
}

/** A password with its label, hint and error, and beside it the button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, required, hideLabel, shown = false, onToggle, ...rest } = props
  const { className, ...input } = rest
  return (
    <Field label={label} description={description} error={error} required={required} hideLabel={hideLabel}>
      {(control) => (
        <div className="flex items-stretch gap-3">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(CONTROL_STYLE, className)}
          />
          {onToggle === undefined ? null : (
            <Button variant="secondary" aria-pressed={shown} onClick={onToggle}>
              {shown ? 'Ocultar' : 'Mostrar'}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

import { useId, type ComponentProps } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import type { Choice } from './ChoiceChips.tsx'
import { FieldError } from './Field.tsx'

export interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: string
  choices: readonly Choice<string>[]
  error?: string | undefined
}

/** One of a few. */
export function RadioField({ legend, choices, error, ...input }: RadioFieldProps) {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-describedby={`${id}-error`} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {choices.map(({ value, label }) => (
        <CheckboxField key={value} {...input} type="radio" value={value} label={label} />
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

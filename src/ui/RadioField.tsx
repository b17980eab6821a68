import { useId, type Ref } from 'react'
import { classNames } from '../lib/classNames.ts'
import { CheckboxField } from './CheckboxField.tsx'
import type { Choice } from './ChoiceChips.tsx'
import { FieldError } from './Field.tsx'

interface RadioChoice<T extends string> extends Choice<T> {
  description?: string | undefined
}

export interface RadioFieldProps<T extends string> {
  legend: string
  choices: readonly RadioChoice<T>[]
  /** Empty until something is chosen. */
  value: T | ''
  error?: string | undefined
  /** For the focus where something is wrong. */
  firstRef?: Ref<HTMLInputElement>
  /** Beside each other where they fit, for a word or two each. */
  isInRow?: boolean
  onChange: (value: T) => void
}

/** One of a few. */
export function RadioField<T extends string>(props: RadioFieldProps<T>) {
  const { legend, choices, value: chosen, error, firstRef, isInRow = false, onChange } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      id={id}
      aria-describedby={`${id}-error`}
      aria-invalid={error === undefined || error === '' ? undefined : true}
      className={classNames('flex min-w-0 gap-1', isInRow ? 'flex-wrap gap-x-6' : 'flex-col')}
    >
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {choices.map(({ value, label, description }, index) => (
        <CheckboxField
          key={value}
          ref={index === 0 ? firstRef : undefined}
          type="radio"
          name={id}
          value={value}
          label={label}
          description={description}
          checked={value === chosen}
          // The focus comes to what is chosen, as it does where the browser decides.
          tabIndex={chosen === '' || value === chosen ? undefined : -1}
          onChange={() => {
            onChange(value)
          }}
        />
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

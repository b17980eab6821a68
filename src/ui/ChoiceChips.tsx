import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { FieldError } from './Field.tsx'

export interface Choice<T extends string> {
  value: T
  label: string
}

export interface ChoiceChipsProps<T extends string> {
  legend: string
  description?: ReactNode
  error?: string | undefined
  choices: readonly Choice<T>[]
  value: readonly T[]
  /** No more than these can be chosen; the others are then disabled. */
  max: number
  onChange: (value: T[]) => void
}

/** Several of a short list, as checkboxes that look like labels. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { legend, description, error, choices, value, max, onChange } = props
  const id = useId()
  const isFull = value.length >= max
  return (
    <fieldset
      id={id}
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={error === undefined || error === '' ? undefined : true}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {description}
      </div>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const isChosen = value.includes(choice.value)
          return (
            <label
              key={choice.value}
              className={classNames(
                'relative inline-flex min-h-9 cursor-pointer items-center rounded-full border px-4 text-sm transition-colors pointer-coarse:min-h-11',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                'has-disabled:cursor-not-allowed has-disabled:opacity-50',
                isChosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => {
                  onChange(
                    isChosen ? value.filter((item) => item !== choice.value) : [...value, choice.value],
                  )
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span>{choice.label}</span>
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { Field } from './Field.tsx'

export interface RangeFieldProps {
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
  range: { readonly min: number; readonly max: number; readonly step: number }
  value: number
  /** The value in words, seen and said. */
  words: string
  /** They are a word or two, and the slider has the rest of the width. */
  isShort?: boolean
  onChange: (value: number) => void
}

/** A number that is felt and not typed. */
export function RangeField(props: RangeFieldProps) {
  const { label, description, disabled, range, value, words, isShort = false, onChange } = props
  return (
    <Field label={label} description={description}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            {...range}
            type="range"
            disabled={disabled}
            value={value}
            aria-valuetext={words}
            className="h-11 min-w-0 grow accent-accent"
            onChange={({ target }) => {
              onChange(target.valueAsNumber)
            }}
          />
          <span
            aria-hidden="true"
            className={classNames('text-sm whitespace-nowrap text-muted', isShort ? 'w-14' : 'w-30')}
          >
            {words}
          </span>
        </div>
      )}
    </Field>
  )
}

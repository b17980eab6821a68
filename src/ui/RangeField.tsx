import type { ReactNode } from 'react'
import { Field } from './Field.tsx'

export interface RangeFieldProps {
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
  range: { readonly min: number; readonly max: number; readonly step: number }
  value: number
  /** The value in words, seen and said. */
  words: string
  onChange: (value: number) => void
}

/** A number that is felt and not typed. */
export function RangeField(props: RangeFieldProps) {
  const { label, description, disabled, range, value, words, onChange } = props
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
          <span aria-hidden="true" className="w-30 text-sm whitespace-nowrap text-muted">
            {words}
          </span>
        </div>
      )}
    </Field>
  )
}

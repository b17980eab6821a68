import { type Range, type RangeFact, snapRange, STEPS, stepsOf } from '@ribalta/domain/roster/steps'
import { stepLabel } from '../lib/roster/rosterWords.ts'
import { SelectField } from './SelectField.tsx'

export interface RangeEndsProps {
  name: RangeFact
  range: Range
  error?: string | undefined
  /** `undefined` where nothing is asked any more. */
  onChange: (range: Range | undefined) => void
}

/** From one number to another, by the steps at which it can be asked. */
export function RangeEnds({ name, range, error, onChange }: RangeEndsProps) {
  const steps = stepsOf(STEPS[name])
  const end = (side: 'min' | 'max', label: string) => (
    <SelectField
      label={label}
      fieldClassName="grow basis-24"
      error={side === 'min' ? error : undefined}
      value={range[side] ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value
        const value = text === '' ? undefined : Number(text)
        onChange(snapRange(name, { ...range, [side]: value }))
      }}
    >
      <option value="">Qualquer</option>
      {steps.map((step) => (
        <option key={step} value={step}>
          {stepLabel(name, step)}
        </option>
      ))}
    </SelectField>
  )
  return (
    <div className="flex gap-3">
      {end('min', 'De')}
      {end('max', 'Até')}
    </div>
  )
}

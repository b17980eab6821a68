import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { type RangeFact, snapRange, STEPS, stepsOf } from '@ribalta/domain/roster/steps'
import { stepLabel } from '../../lib/roster/rosterWords.ts'
import { SelectField } from '../../ui/SelectField.tsx'

export interface RangeFacetProps {
  filter: RosterFilter
  name: RangeFact
  onChange: (filter: RosterFilter) => void
}

/** A facet from one number to another, by the steps at which it can be asked. */
export function RangeFacet({ filter, name, onChange }: RangeFacetProps) {
  const range = filter[name] ?? {}
  const steps = stepsOf(STEPS[name])
  const end = (side: 'min' | 'max', label: string) => (
    <SelectField
      label={label}
      fieldClassName="grow basis-24"
      value={range[side] ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value
        const value = text === '' ? undefined : Number(text)
        onChange({ ...filter, [name]: snapRange(name, { ...range, [side]: value }) })
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

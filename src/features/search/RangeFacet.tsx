import type { RosterFilter } from '@ribalta/domain/roster/filter'
import type { RangeFact } from '@ribalta/domain/roster/steps'
import { RangeEnds } from '../../ui/RangeEnds.tsx'

export interface RangeFacetProps {
  filter: RosterFilter
  name: RangeFact
  onChange: (filter: RosterFilter) => void
}

/** A facet from one number to another. */
export function RangeFacet({ filter, name, onChange }: RangeFacetProps) {
  return (
    <RangeEnds
      name={name}
      range={filter[name] ?? {}}
      onChange={(range) => {
        onChange({ ...filter, [name]: range })
      }}
    />
  )
}

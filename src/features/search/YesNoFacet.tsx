import type { RosterFilter, YesNoFilter } from '@ribalta/domain/roster/filter'
import { YES_NO_LABELS } from '../../lib/roster/rosterWords.ts'
import { OptionRow } from './OptionRow.tsx'

export interface YesNoFacetProps {
  filter: RosterFilter
  name: YesNoFilter
  onChange: (filter: RosterFilter) => void
}

/** A facet with two sides, of which one or none is chosen. */
export function YesNoFacet({ filter, name, onChange }: YesNoFacetProps) {
  const labels = YES_NO_LABELS[name]
  return (
    <div className="flex flex-col">
      {[true, false].map((side) => (
        <OptionRow
          key={String(side)}
          label={side ? labels.yes : labels.no}
          checked={filter[name] === side}
          counted={{ ...filter, [name]: side }}
          onChange={() => {
            onChange({ ...filter, [name]: filter[name] === side ? undefined : side })
          }}
        />
      ))}
    </div>
  )
}

import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { OptionRow } from './OptionRow.tsx'

export interface YesNoFacetProps {
  filter: RosterFilter
  name: 'minor' | 'stale' | 'video'
  labels: { readonly yes: string; readonly no: string }
  onChange: (filter: RosterFilter) => void
}

/** A facet with two sides, of which one or none is chosen. */
export function YesNoFacet({ filter, name, labels, onChange }: YesNoFacetProps) {
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

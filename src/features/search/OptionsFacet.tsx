import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { OptionRow } from './OptionRow.tsx'

/** The keys of a filter that are lists of texts. */
type ListKey = {
  [K in keyof RosterFilter]-?: NonNullable<RosterFilter[K]> extends readonly string[] ? K : never
}[keyof RosterFilter]

export interface OptionsFacetProps {
  filter: RosterFilter
  name: ListKey
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (filter: RosterFilter) => void
  /** Several mean all of them, and not any. */
  isAll?: boolean
}

/** A facet of which several options may be chosen. */
export function OptionsFacet({ filter, name, options, onChange, isAll = false }: OptionsFacetProps) {
  const chosen: readonly string[] = filter[name] ?? []
  function toggled(value: string): readonly string[] {
    return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  }
  return (
    <div className="flex flex-col">
      {isAll ? <p className="pb-1 text-sm text-muted">Quem tem todas as escolhidas.</p> : null}
      {options.map(({ value, label }) => (
        <OptionRow
          key={value}
          label={label}
          checked={chosen.includes(value)}
          counted={{ ...filter, [name]: isAll ? [...new Set([...chosen, value])] : [value] }}
          onChange={() => {
            onChange({ ...filter, [name]: toggled(value) })
          }}
        />
      ))}
    </div>
  )
}

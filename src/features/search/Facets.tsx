import { FACTS, type FactSpec } from '@ribalta/domain/people/factTable'
import { PROFILE_STATUS_LABELS, PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { type FilterKey, isYesNo, type RosterFilter } from '@ribalta/domain/roster/filter'
import { isRangeFact } from '@ribalta/domain/roster/steps'
import type { ReactNode } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { FILTER_KEYS } from '../../lib/roster/rosterParams.ts'
import { FILTER_LABELS, type FilterPart, optionLabel } from '../../lib/roster/rosterWords.ts'
import { CityFacet } from './CityFacet.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { OptionsFacet } from './OptionsFacet.tsx'
import { RangeFacet } from './RangeFacet.tsx'
import { SkillsFacet } from './SkillsFacet.tsx'
import { YesNoFacet } from './YesNoFacet.tsx'

export interface FacetsProps {
  filter: RosterFilter
  /** What is asked, in words. */
  parts: readonly FilterPart[]
  onChange: (filter: RosterFilter) => void
}

/** Everything that the roster can be searched by; the name has a field of its own. */
export function Facets({ filter, parts, onChange }: FacetsProps) {
  const asked = (key: FilterKey): string => {
    const of = parts.filter((part) => part.key === key)
    return of.length > 1 ? String(of.length) : (of[0]?.label.replace(/^[^:]*: /, '') ?? '')
  }
  return (
    <div className="border-t border-line">
      {FILTER_KEYS.filter((key) => key !== 'name').map((key) => (
        <FacetGroup key={key} label={FILTER_LABELS[key]} asked={asked(key)}>
          {() => <Facet name={key} filter={filter} onChange={onChange} />}
        </FacetGroup>
      ))}
    </div>
  )
}

type FacetProps = Pick<FacetsProps, 'filter' | 'onChange'> & { name: Exclude<FilterKey, 'name'> }

function Facet({ name, ...props }: FacetProps): ReactNode {
  const catalogue = useClassesSkills()
  if (isRangeFact(name)) return <RangeFacet {...props} name={name} />
  if (isYesNo(name)) return <YesNoFacet {...props} name={name} />
  switch (name) {
    case 'skills':
      return <SkillsFacet {...props} />
    case 'city':
      return <CityFacet {...props} />
    case 'status':
      return (
        <OptionsFacet
          {...props}
          name={name}
          options={PROFILE_STATUSES.map((value) => ({ value, label: PROFILE_STATUS_LABELS[value] }))}
        />
      )
    case 'classes':
      return (
        <OptionsFacet
          {...props}
          name={name}
          options={catalogue.classes.map(({ id, namePT }) => ({ value: id, label: namePT }))}
        />
      )
    case 'gender':
    case 'eyes':
    case 'hair':
    case 'uf':
    case 'languages':
    case 'travel': {
      const fact: FactSpec = FACTS[name]
      const options: readonly string[] = 'options' in fact ? fact.options : []
      return (
        <OptionsFacet
          {...props}
          name={name}
          isAll={fact.kind === 'choices'}
          options={options.map((value) => ({ value, label: optionLabel(name, value, catalogue) }))}
        />
      )
    }
  }
}

import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useCallback, useMemo } from 'react'
import { suggestedCities } from './cities.ts'
import { filterFromParams, tidyText } from './filterParams.ts'
import { useDraft, type Draft } from '../../lib/forms/useDraft.ts'
import type { ChangeFilter } from './useFilterChange.ts'

/** The age as the address would have it; '' for what is no age. */
function tidyAge(text: string): string {
  return String(filterFromParams(new URLSearchParams({ idade: text.trim() })).age ?? '')
}

export interface TypedFilters {
  name: Draft
  age: Draft
  city: Draft
  /** The cities to suggest. */
  cities: readonly string[]
  /** The city as it stands, whole or not. */
  commitCity: () => void
  /** All three as they stand. */
  commitAll: () => void
}

/** The filters that are typed; what they hold goes into the address when typing pauses. */
export function useTypedFilters(filter: ArtistFilter, change: ChangeFilter): TypedFilters {
  const cities = useMemo(() => suggestedCities(filter.uf), [filter.uf])
  const commitName = useCallback(
    (name: string) => {
      change({ name: name || undefined })
    },
    [change],
  )
  const name = useDraft(filter.name ?? '', tidyText, commitName)

  const commitAge = useCallback(
    (age: string) => {
      change({ age: age === '' ? undefined : Number(age) })
    },
    [change],
  )
  const age = useDraft(filter.age === undefined ? '' : String(filter.age), tidyAge, commitAge)

  // The index knows whole cities only: half of a name would find nobody, so it waits for Enter or for leaving the field.
  const commitCity = useCallback(
    (city: string) => {
      change({ city: city || undefined })
    },
    [change],
  )
  const isWholeCity = useCallback((text: string) => text === '' || cities.includes(text), [cities])
  const city = useDraft(filter.city ?? '', tidyText, commitCity, isWholeCity)

  return {
    name,
    age,
    city,
    cities,
    commitCity: () => {
      if (tidyText(city.text) !== (filter.city ?? '')) commitCity(tidyText(city.text))
    },
    commitAll: () => {
      const typedAge = tidyAge(age.text)
      change({
        name: tidyText(name.text) || undefined,
        city: tidyText(city.text) || undefined,
        age: typedAge === '' ? undefined : Number(typedAge),
      })
    },
  }
}

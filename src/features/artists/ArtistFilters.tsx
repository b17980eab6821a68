import { UFS } from '@ribalta/domain/brazil'
import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useId, useMemo, useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { ReadyFieldset } from '../../ui/ReadyFieldset.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { skillsByType } from './skillsByType.ts'
import { useFacetCounts } from './useFacetCounts.ts'
import type { ChangeFilter } from './useFilterChange.ts'
import { useTypedFilters } from './useTypedFilters.ts'

/** A select keeps the value that the address has while the catalogue's names are still on their way. */
function PendingOption({ id, known }: { id: string | undefined; known: readonly { id: string }[] }) {
  if (id === undefined || known.some((record) => record.id === id)) return null
  return <option value={id}>Carregando…</option>
}

/** The fields that narrow the list; what they hold is in the address. */
export function ArtistFilters({ filter, change }: { filter: ArtistFilter; change: ChangeFilter }) {
  const { classes, skills } = useClassesSkills()
  const groups = useMemo(() => skillsByType(skills), [skills])
  const { name, age, city, cities, commitCity, commitAll } = useTypedFilters(filter, change)
  const citiesId = useId()
  const [isCounting, setIsCounting] = useState(false)
  const counted = useFacetCounts(filter, isCounting)
  const startCounting = () => {
    setIsCounting(true)
  }
  const onApproach = { onFocus: startCounting, onPointerEnter: startCounting }

  return (
    <form
      aria-label="Filtrar artistas"
      className="grid grid-cols-6 items-end gap-x-3 gap-y-4 lg:grid-cols-[2fr_1.4fr_1.4fr_1fr_1.4fr_0.9fr]"
      onSubmit={(event) => {
        event.preventDefault()
        commitAll()
      }}
    >
      <ReadyFieldset>
        <TextField
          label="Buscar por nome"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          fieldClassName="col-span-6 lg:col-span-1"
          value={name.text}
          onChange={(event) => {
            name.change(event.target.value)
          }}
        />
        <SelectField
          {...onApproach}
          label="Classe"
          fieldClassName="col-span-3 lg:col-span-1"
          value={filter.class ?? ''}
          onChange={(event) => {
            change({ class: event.target.value || undefined })
          }}
        >
          <option value="">Todas</option>
          <PendingOption id={filter.class} known={classes} />
          {classes.map((artistClass) => (
            <option key={artistClass.id} value={artistClass.id}>
              {counted('class', artistClass.id, artistClass.namePT)}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...onApproach}
          label="Habilidade"
          fieldClassName="col-span-3 lg:col-span-1"
          value={filter.skill ?? ''}
          onChange={(event) => {
            change({ skill: event.target.value || undefined })
          }}
        >
          <option value="">Todas</option>
          <PendingOption id={filter.skill} known={skills} />
          {groups.map(([type, group]) => (
            <optgroup key={type} label={type}>
              {group.map((skill) => (
                <option key={skill.id} value={skill.id}>
                  {counted('skill', skill.id, skill.descriptionPT)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          {...onApproach}
          label="UF"
          fieldClassName="col-span-2 lg:col-span-1"
          value={filter.uf ?? ''}
          onChange={(event) => {
            change({ uf: event.target.value || undefined })
          }}
        >
          <option value="">Todas</option>
          {UFS.map((uf) => (
            <option key={uf} value={uf}>
              {counted('uf', uf, uf)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Cidade"
          list={citiesId}
          autoComplete="off"
          fieldClassName="col-span-2 lg:col-span-1"
          value={city.text}
          onChange={(event) => {
            city.change(event.target.value)
          }}
          onBlur={commitCity}
        />
        <datalist id={citiesId}>
          {cities.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
        <TextField
          label="Idade cênica"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          fieldClassName="col-span-2 lg:col-span-1"
          value={age.text}
          onChange={(event) => {
            age.change(event.target.value.replace(/\D/g, ''))
          }}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Buscar
        </button>
      </ReadyFieldset>
    </form>
  )
}

import { SKILL_LEVEL_LABELS, SKILL_LEVELS, type ArtistSkill } from '@ribalta/domain/people/facts'
import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useMemo, useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { groupSkills } from '../../ui/artistFields/groupSkills.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { OptionRow } from './OptionRow.tsx'

export interface SkillsFacetProps {
  filter: RosterFilter
  onChange: (filter: RosterFilter) => void
}

/** What somebody has to be able to do, all of it, and how well at least; a kind of skill is counted once it is open. */
export function SkillsFacet({ filter, onChange }: SkillsFacetProps) {
  const { skills } = useClassesSkills()
  const [query, setQuery] = useState('')
  const [openType, setOpenType] = useState<string>()
  const groups = useMemo(() => groupSkills(skills, query), [skills, query])
  const chosen = filter.skills ?? []
  const isSearching = query.trim() !== ''

  function set(next: readonly ArtistSkill[]): void {
    onChange({ ...filter, skills: next.length === 0 ? undefined : [...next] })
  }

  return (
    <div className="flex flex-col gap-3">
      {chosen.map((skill) => (
        <SelectField
          key={skill.id}
          label={`${skills.find(({ id }) => id === skill.id)?.descriptionPT ?? skill.id}: a partir de`}
          value={skill.level}
          onChange={(event) => {
            const level = SKILL_LEVELS.find((each) => String(each) === event.currentTarget.value)
            if (level !== undefined)
              set(chosen.map((each) => (each.id === skill.id ? { ...each, level } : each)))
          }}
        >
          {SKILL_LEVELS.map((level) => (
            <option key={level} value={level}>
              {level === 1 ? 'Qualquer nível' : SKILL_LEVEL_LABELS[level]}
            </option>
          ))}
        </SelectField>
      ))}
      <TextField
        label="Procurar habilidade"
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
        }}
      />
      {groups.length === 0 ? <p className="text-sm text-muted">Nenhuma habilidade com esse nome.</p> : null}
      <div className="flex flex-col">
        {groups.map((group) => {
          const isOpen = isSearching || openType === group.type
          return (
            <div key={group.type}>
              <button
                type="button"
                aria-expanded={isOpen}
                className="min-h-9 w-full text-left text-sm font-medium first-letter:uppercase hover:text-accent pointer-coarse:min-h-11"
                onClick={() => {
                  setOpenType(openType === group.type ? undefined : group.type)
                }}
              >
                {group.type}
              </button>
              {isOpen
                ? group.skills.map(({ id, descriptionPT }) => {
                    const mine = chosen.find((skill) => skill.id === id)
                    return (
                      <OptionRow
                        key={id}
                        label={descriptionPT}
                        checked={mine !== undefined}
                        counted={{
                          ...filter,
                          skills: mine === undefined ? [...chosen, { id, level: 1 }] : chosen,
                        }}
                        onChange={() => {
                          set(
                            mine === undefined
                              ? [...chosen, { id, level: 1 }]
                              : chosen.filter((each) => each !== mine),
                          )
                        }}
                      />
                    )
                  })
                : null}
            </div>
          )
        })}
      </div>
    </div>
  )
}

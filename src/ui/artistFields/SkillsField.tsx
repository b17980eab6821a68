import { MAX_SKILLS, SKILL_LEVEL_LABELS, SKILL_LEVELS } from '@ribalta/domain/people/facts'
import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import type { ArtistSkill } from '@ribalta/domain/schemas/people/facts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { FieldError } from '../Field.tsx'
import { CloseIcon } from '../icons.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import { NOT_IN_CATALOGUE } from './classChoices.ts'
import { groupSkills } from './groupSkills.ts'

export interface SkillsFieldProps {
  skills: readonly Skill[]
  value: readonly ArtistSkill[]
  error?: string | undefined
  onChange: (value: ArtistSkill[]) => void
}

const NEW_LEVEL = 3

/** What a person can do and how well: found by typing or by kind, then given a level. */
export function SkillsField({ skills, value, error, onChange }: SkillsFieldProps) {
  const errorId = useId()
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const hasRemoved = useRef(false)
  const names = useMemo(() => new Map(skills.map((skill) => [skill.id, skill.descriptionPT])), [skills])
  const groups = useMemo(() => groupSkills(skills, query), [skills, query])
  const chosen = new Set(value.map(({ id }) => id))
  const isFull = value.length >= MAX_SKILLS

  function add(id: string): void {
    if (!isFull && !chosen.has(id)) onChange([...value, { id, level: NEW_LEVEL }])
  }

  useEffect(() => {
    // The button that was pressed went with its line.
    if (hasRemoved.current) search.current?.focus()
    hasRemoved.current = false
  }, [value])

  return (
    <fieldset aria-describedby={errorId} className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-medium">Habilidades</legend>
      {value.length === 0 ? null : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {value.map((skill) => {
            const name = names.get(skill.id) ?? NOT_IN_CATALOGUE
            return (
              <li key={skill.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <span className="min-w-40 grow">{name}</span>
                <span className="flex items-center gap-2">
                  <SelectField
                    label={`Nível: ${name}`}
                    hideLabel
                    value={skill.level}
                    onChange={(event) => {
                      const level = SKILL_LEVELS.find((each) => String(each) === event.currentTarget.value)
                      if (level === undefined) return
                      onChange(value.map((each) => (each.id === skill.id ? { ...each, level } : each)))
                    }}
                  >
                    {SKILL_LEVELS.map((level) => (
                      <option key={level} value={level}>
                        {SKILL_LEVEL_LABELS[level]}
                      </option>
                    ))}
                  </SelectField>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Remover: ${name}`}
                    onClick={() => {
                      hasRemoved.current = true
                      onChange(value.filter((each) => each.id !== skill.id))
                    }}
                  >
                    <CloseIcon />
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <TextField
        ref={search}
        label="Procurar habilidade"
        description={`Escolha até ${String(MAX_SKILLS)} e diga o nível de cada uma.`}
        type="search"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter takes the first one found, and does not send the form.
          event.preventDefault()
          const first = groups.flatMap((group) => group.skills).find(({ id }) => !chosen.has(id))
          if (query.trim() === '' || first === undefined) return
          add(first.id)
          setQuery('')
        }}
      />
      {groups.length === 0 ? (
        <output className="block text-sm text-muted">Nenhuma habilidade com esse nome.</output>
      ) : (
        groups.map((group) => (
          <details
            key={group.type}
            open={query.trim() !== '' || undefined}
            className="border-b border-line pb-3"
          >
            <summary className="min-h-9 py-1.5 font-medium first-letter:uppercase pointer-coarse:min-h-11">
              {group.type}
            </summary>
            <div className="flex flex-wrap gap-2 pt-1">
              {group.skills.map((skill) => (
                <Button
                  key={skill.id}
                  variant="secondary"
                  size="small"
                  aria-pressed={chosen.has(skill.id)}
                  disabled={isFull && !chosen.has(skill.id)}
                  className="rounded-full aria-pressed:border-accent aria-pressed:bg-accent-soft"
                  onClick={() => {
                    if (chosen.has(skill.id)) onChange(value.filter(({ id }) => id !== skill.id))
                    else add(skill.id)
                  }}
                >
                  {skill.descriptionPT}
                </Button>
              ))}
            </div>
          </details>
        ))
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

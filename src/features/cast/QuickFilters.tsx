import { FACTS, type FactSpec } from '@ribalta/domain/people/factTable'
import { PROFILE_STATUS_LABELS, PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { isYesNo } from '@ribalta/domain/roster/filter'
import type { QuickFilter } from '@ribalta/domain/roster/list'
import { rosterFilterSchema } from '@ribalta/domain/schemas/roster/rosterFilter'
import { useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classNames } from '../../lib/classNames.ts'
import { FILTER_LABELS, YES_NO_LABELS } from '../../lib/roster/rosterWords.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

export interface QuickFiltersProps {
  filter: QuickFilter
  onChange: (filter: QuickFilter) => void
}

interface Option {
  readonly value: string
  readonly label: string
}

/** In the place of several that only an address can ask for. */
const SEVERAL = '*'

const UF: FactSpec = FACTS.uf
const UFS = ('options' in UF ? UF.options : []).map((value): Option => ({ value, label: value }))
const STATES = PROFILE_STATUSES.map((value): Option => ({ value, label: PROFILE_STATUS_LABELS[value] }))
const yesNo = ({ yes, no }: { readonly yes: string; readonly no: string }): Option[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

/** What narrows the list, each by one choice. */
export function QuickFilters({ filter, onChange }: QuickFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { classes } = useClassesSkills()
  const fields: readonly (readonly [keyof QuickFilter, readonly Option[], string])[] = [
    ['status', STATES, 'Não arquivados'],
    ['classes', classes.map(({ id, namePT }) => ({ value: id, label: namePT })), 'Todas'],
    ['uf', UFS, 'Todas'],
    ['minor', yesNo(YES_NO_LABELS.minor), 'Todas'],
    ['stale', yesNo(YES_NO_LABELS.stale), 'Todos'],
    ['video', yesNo(YES_NO_LABELS.video), 'Com e sem'],
  ]
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        className="md:hidden"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? 'Esconder filtros' : 'Mostrar filtros'}
      </Button>
      <fieldset
        aria-label="Filtros"
        className={classNames(
          'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6',
          !isOpen && 'max-md:hidden',
        )}
      >
        {fields.map(([name, options, all]) => (
          <QuickSelect
            key={name}
            label={FILTER_LABELS[name]}
            all={all}
            options={options}
            value={filter[name]}
            onChoose={(value) => {
              const next = value === '' ? undefined : isYesNo(name) ? value === 'true' : [value]
              // Read as an address is: what a select offers is what the schema knows.
              const read = rosterFilterSchema.safeParse({ ...filter, [name]: next })
              if (read.success) onChange(read.data)
            }}
          />
        ))}
      </fieldset>
    </div>
  )
}

interface QuickSelectProps {
  label: string
  all: string
  options: readonly Option[]
  value: QuickFilter[keyof QuickFilter]
  onChoose: (value: string) => void
}

function QuickSelect({ label, all, options, value, onChoose }: QuickSelectProps) {
  const chosen = typeof value === 'boolean' ? [String(value)] : (value ?? [])
  const isSeveral = chosen.length > 1
  return (
    <SelectField
      label={label}
      value={isSeveral ? SEVERAL : (chosen[0] ?? '')}
      onChange={(event) => {
        if (event.currentTarget.value !== SEVERAL) onChoose(event.currentTarget.value)
      }}
    >
      <option value="">{all}</option>
      {isSeveral ? <option value={SEVERAL}>{`${String(chosen.length)} escolhidas`}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

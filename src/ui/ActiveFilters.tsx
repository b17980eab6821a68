import type { RosterFilter } from '@ribalta/domain/roster/filter'
import type { ReactNode } from 'react'
import type { FilterPart } from '../lib/roster/rosterWords.ts'
import { Button } from './Button.tsx'
import { CloseIcon } from './icons.tsx'

export interface ActiveFiltersProps {
  parts: readonly FilterPart[]
  onChange: (filter: RosterFilter) => void
}

interface ChipsProps extends ActiveFiltersProps {
  label: string
  /** What pressing one does. */
  remove: string
  children?: ReactNode
}

function Chips({ label, remove, parts, onChange, children }: ChipsProps) {
  if (parts.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {parts.map((part) => (
        <li key={part.id}>
          <Button
            variant="secondary"
            size="small"
            className="rounded-full"
            aria-label={`${remove}: ${part.label}`}
            onClick={() => {
              onChange(part.rest)
            }}
          >
            <span>{part.label}</span>
            <CloseIcon />
          </Button>
        </li>
      ))}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  )
}

/** What is asked, each with the way to take it away. */
export function ActiveFilters({ parts, onChange }: ActiveFiltersProps) {
  return (
    <Chips label="Filtros ativos" remove="Remover filtro" parts={parts} onChange={onChange}>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onChange({})
        }}
      >
        Limpar filtros
      </Button>
    </Chips>
  )
}

/** What only ranks, each with the way to take it away. */
export function ActiveWishes({ parts, onChange }: ActiveFiltersProps) {
  if (parts.length === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <p className="text-sm text-muted">Desejável</p>
      <Chips label="Desejáveis" remove="Remover desejo" parts={parts} onChange={onChange} />
    </div>
  )
}

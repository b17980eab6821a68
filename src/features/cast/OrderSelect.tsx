import { ROSTER_ORDERS, type RosterOrder, type RosterSort } from '@ribalta/domain/roster/list'
import { classNames } from '../../lib/classNames.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

const ORDER_LABELS: Readonly<Record<RosterOrder, readonly [asc: string, desc: string]>> = {
  name: ['Nome, A–Z', 'Nome, Z–A'],
  city: ['Cidade, A–Z', 'Cidade, Z–A'],
  look: ['Look confirmado há mais tempo', 'Look confirmado há menos tempo'],
  updated: ['Alteração mais antiga', 'Alteração mais recente'],
  created: ['Cadastro mais antigo', 'Cadastro mais recente'],
}

export interface OrderSelectProps {
  /** How many there are, in words. */
  count: string
  /** A table of full width sorts by its heads. */
  isTable: boolean
  sort: RosterSort
  onSort: (sort: RosterSort) => void
  onMarkAll: () => void
  shownCount: number
}

/** How many there are, in which order, and the way to mark all that are shown. */
export function OrderSelect({ count, isTable, sort, onSort, onMarkAll, shownCount }: OrderSelectProps) {
  const options = ROSTER_ORDERS.flatMap((by) =>
    (['asc', 'desc'] as const).map((direction, index) => ({
      by,
      direction,
      label: ORDER_LABELS[by][index] ?? '',
    })),
  )
  const chosen = options.findIndex(({ by, direction }) => by === sort.by && direction === sort.direction)
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <output className="block min-h-6 text-muted">{count}</output>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Ordem"
          fieldClassName={classNames(isTable && 'md:hidden')}
          value={String(chosen)}
          onChange={(event) => {
            const option = options[Number(event.currentTarget.value)]
            if (option !== undefined) onSort({ by: option.by, direction: option.direction })
          }}
        >
          {options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </SelectField>
        {shownCount === 0 ? null : (
          <Button variant="quiet" size="small" onClick={onMarkAll}>
            {`Marcar os ${String(shownCount)} mostrados`}
          </Button>
        )}
      </div>
    </div>
  )
}

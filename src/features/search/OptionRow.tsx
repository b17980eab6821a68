import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery } from '@tanstack/react-query'
import { rosterCountQuery } from '../../data/roster/queries.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'

export interface OptionRowProps {
  label: string
  checked: boolean
  onChange: () => void
  /** What would be asked with this option alone of its facet: how many it finds stands beside it. */
  counted: RosterFilter
}

/** An option of a facet, with how many there are among those found by the rest. */
export function OptionRow({ label, checked, onChange, counted }: OptionRowProps) {
  const { data } = useQuery(rosterCountQuery(counted))
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm hover:text-accent pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow break-words">{label}</span>
      {/* Its width is held, so that nothing moves when it comes. */}
      <span aria-hidden="true" className="min-w-8 text-right text-muted tabular-nums">
        {data === undefined ? '' : formatCount(data)}
      </span>
    </label>
  )
}

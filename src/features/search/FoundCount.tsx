import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { rosterCountQuery, rosterReads } from '../../data/roster/queries.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { Button } from '../../ui/Button.tsx'

/** How often it is asked who came meanwhile. */
const EVERY_MS = 60_000

export interface FoundCountProps {
  filter: RosterFilter
  /** The name of the first document of the list that is shown. */
  first: string | undefined
}

/** How many are found, and who came since. */
export function FoundCount({ filter, first }: FoundCountProps) {
  const { data: count } = useQuery(rosterCountQuery(filter))
  return (
    <div className="flex flex-wrap items-center gap-4">
      <output className="block min-h-6 text-muted">
        {count === undefined ? '' : count === 1 ? '1 pessoa' : `${formatCount(count)} pessoas`}
      </output>
      {first === undefined ? null : <NewFound filter={filter} first={first} />}
    </div>
  )
}

/** Who came, or confirmed their look, since a list was read: it does not move until they are asked for. */
function NewFound({ filter, first }: { filter: RosterFilter; first: string }) {
  const client = useQueryClient()
  const { data } = useQuery({
    ...rosterCountQuery(filter, first),
    // Nobody yet: the list has just been read.
    initialData: 0,
    refetchInterval: EVERY_MS,
  })
  if (data === 0) return null
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        void client.invalidateQueries(rosterReads)
      }}
    >
      {data === 1 ? 'Mostrar 1 novo' : `Mostrar ${formatCount(data)} novos`}
    </Button>
  )
}

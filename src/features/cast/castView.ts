import { ROSTER_COLUMNS, type RosterColumn, USUAL_COLUMNS } from '@ribalta/domain/roster/columns'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../lib/storage.ts'
import { createStore } from '../../lib/store.ts'

const viewSchema = z.object({
  shown: z.enum(['table', 'photos']),
  columns: z.array(z.enum(ROSTER_COLUMNS)),
})
/** How Elenco is shown on this device. */
export type CastView = z.infer<typeof viewSchema>

const USUAL: CastView = { shown: 'table', columns: [...USUAL_COLUMNS] }

function stored(): CastView {
  try {
    const read = viewSchema.safeParse(JSON.parse(readStored('cast') ?? 'null'))
    return read.success ? read.data : USUAL
  } catch {
    return USUAL
  }
}

export const castView = createStore(stored())

/** Shows Elenco otherwise, and the next time, too. */
export function changeView(change: Partial<CastView>): void {
  const next = { ...castView.current(), ...change }
  castView.set(next)
  writeStored('cast', JSON.stringify(next))
}

/** The columns with one more or one less, in their order. */
export function withColumn(
  columns: readonly RosterColumn[],
  column: RosterColumn,
  isShown: boolean,
): RosterColumn[] {
  return ROSTER_COLUMNS.filter((each) => (each === column ? isShown : columns.includes(each)))
}

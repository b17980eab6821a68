import { READOUT_FIRST } from '@ribalta/domain/rhea/readout'
import type { Readout } from '@ribalta/domain/schemas/rhea/run'
import { useId } from 'react'
import { readoutTables, readoutTotal } from '../../lib/rhea/readoutRows.ts'
import { ReadoutTable } from './ReadoutTable.tsx'

/** How the first of a ranking differ from everybody in it: counts by gender, band of age and state. */
export function FairnessReadout({ readout }: { readout: Readout }) {
  const id = useId()
  const total = readoutTotal(readout)
  if (total === 0) return null
  const isCompared = total > READOUT_FIRST
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        Os {READOUT_FIRST} primeiros e todos
      </h2>
      <p className="max-w-prose text-muted">
        Nada disto conta nos pontos: serve só para conferir se os critérios deixam alguém para trás.
        {isCompared ? null : (
          <span>{` Aqui há até ${String(READOUT_FIRST)} pessoas: os primeiros são todos, e não há o que comparar.`}</span>
        )}
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {readoutTables(readout).map((table) => (
          <ReadoutTable key={table.aspect} table={table} isCompared={isCompared} />
        ))}
      </div>
    </section>
  )
}

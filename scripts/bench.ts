/**
 * `npm run bench`: the figures of functions and of the local Firestore, each beside what it has to be, and what finding people takes. Times are of this machine at this
 * moment; what is measured per processor second says more where other programs are running.
 */
import { join } from 'node:path'
import { commitRate, fullDatabase, rulesDecision, startTime } from '../emulator/bench/figures.ts'
import type { Figure } from '../emulator/bench/measure.ts'
import { floodFigures, startFigures } from './lib/functionsFigures.ts'
import { runOrExit } from './lib/processes.ts'
import { ROOT } from './lib/project.ts'
import { rosterFigures } from './lib/rosterFigures.ts'

const FEW = 1000
const DOCUMENTS = 100_000

function print({ name, value, unit, most, least, note }: Figure): void {
  const isMet = (most === undefined || value <= most) && (least === undefined || value >= least)
  const wanted = most === undefined ? `≥ ${String(least)}` : `≤ ${String(most)}`
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0, useGrouping: false })
  console.log(
    `${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(40)} ${shown.padStart(8)} ${unit.padEnd(3)} (${wanted})` +
      (note === undefined || note === '' ? '' : `  ${note}`),
  )
}

await runOrExit('npm', ['run', '--silent', 'build', '-w', '@ribalta/functions', '-w', '@ribalta/emulator'])
for (const figure of startFigures()) print(figure)
for (const figure of await floodFigures()) print(figure)
print(await startTime())
print(rulesDecision(join(ROOT, 'firestore.rules')))
print(await commitRate())
for (const figure of await fullDatabase(DOCUMENTS)) print(figure)
for (const figure of await rosterFigures(FEW, DOCUMENTS)) print(figure)

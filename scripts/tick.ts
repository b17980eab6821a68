/** `npm run tick`: what is scheduled runs at once, instead of when its time comes, in the suite that is up. */
import { runSchedules } from './lib/schedules.ts'

for (const { name, isDone } of await runSchedules()) {
  console.log(`  ${name}: ${isDone ? 'feito' : 'falhou'}`)
  if (!isDone) process.exitCode = 1
}

/** Inside the suite: seeds it and keeps it open. */
import { printAddresses } from '../lib/addresses.ts'
import { setBackgroundTriggers } from '../lib/backgroundTriggers.ts'
import { runOrExit } from '../lib/processes.ts'
import { keepSchedules } from '../lib/schedules.ts'

await setBackgroundTriggers(false)
await runOrExit('node', ['scripts/seed.ts'])
await setBackgroundTriggers(true)
printAddresses()
// The suite lives as long as this process; Ctrl-C reaches firebase-tools too, which then stops everything.
keepSchedules()

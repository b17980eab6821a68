/** Inside the suite: seeds it and keeps it open. */
import { must } from '../lib/processes.ts'
import { printAddresses } from '../lib/addresses.ts'

await must('node', ['scripts/seed.ts'])
printAddresses()
// The suite lives as long as this process; Ctrl-C reaches firebase-tools too, which then stops everything.
setInterval(() => undefined, 60_000)

/** Inside the suite: seeds it and keeps it open. */
import { printAddresses } from '../lib/addresses.ts'
import { keepSchedules } from '../lib/schedules.ts'
import { seedSuite } from '../lib/seedSuite.ts'

await seedSuite()
printAddresses()
// The suite lives as long as this process; Ctrl-C reaches firebase-tools too, which then stops everything.
keepSchedules()

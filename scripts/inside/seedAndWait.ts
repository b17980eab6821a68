/** Inside the suite: seeds it and keeps it open. */
import { printAddresses } from '../lib/addresses.ts'
import { prepareSuite } from '../lib/prepare.ts'
import { leaveSuiteTmp } from '../lib/suiteTmp.ts'

leaveSuiteTmp()
await prepareSuite({ rebuild: true })
printAddresses()
// The suite lives as long as this process; Ctrl-C reaches firebase-tools too, which then stops everything.
setInterval(() => undefined, 60_000)

/** Inside the suite: seeds it, then runs the shell line in RIBALTA_COMMAND and ends with its code. */
import { setBackgroundTriggers } from '../lib/backgroundTriggers.ts'
import { runOrExit, run } from '../lib/processes.ts'
import { leaveSuiteTmp } from '../lib/suiteTmp.ts'

leaveSuiteTmp()
await setBackgroundTriggers(false)
await runOrExit('node', ['scripts/seed.ts'])
process.exitCode = await run(process.env['RIBALTA_COMMAND'] ?? '', [], { shell: true })

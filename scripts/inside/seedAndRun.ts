/** Inside the suite: seeds it, then runs the shell line in RIBALTA_COMMAND and ends with its code. */
import { setBackgroundTriggers } from '../lib/backgroundTriggers.ts'
import { runOrExit, run } from '../lib/processes.ts'
import { leaveSuiteTmp } from '../lib/suiteTmp.ts'
import { terminal } from '../lib/terminal.ts'

leaveSuiteTmp()
const output = await terminal()
await setBackgroundTriggers(false)
await runOrExit('node', ['scripts/seed.ts'], { output })
process.exitCode = await run(process.env['RIBALTA_COMMAND'] ?? '', [], { shell: true, output })
output?.end()

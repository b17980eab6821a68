/** Inside the suite: seeds it, then runs the shell line in RIBALTA_COMMAND and ends with its code. */
import { prepareSuite } from '../lib/prepare.ts'
import { run } from '../lib/processes.ts'
import { leaveSuiteTmp } from '../lib/suiteTmp.ts'

leaveSuiteTmp()
await prepareSuite({ rebuild: false })
process.exitCode = await run(process.env['RIBALTA_COMMAND'] ?? '', [], { shell: true })

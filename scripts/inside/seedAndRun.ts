/** Inside the suite: seeds it, then runs the shell line in RIBALTA_COMMAND and ends with its code. */
import { setBackgroundTriggers } from '../lib/backgroundTriggers.ts'
import { runWatched } from '../lib/guard.ts'
import { run } from '../lib/processes.ts'
import { terminal } from '../lib/terminal.ts'

const output = await terminal()
await setBackgroundTriggers(false)
const { code } = await runWatched('seed', 'node', ['scripts/seed.ts'], output === undefined ? {} : { output })
// What small processes the suite has is no matter of the command.
const env = { NODE_OPTIONS: undefined, MALLOC_ARENA_MAX: undefined }
process.exitCode =
  code === 0 ? await run(process.env['RIBALTA_COMMAND'] ?? '', [], { shell: true, output, env }) : code
output?.end()

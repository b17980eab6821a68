/** `npm start`: the suite with its seed and the app on its port, until Ctrl-C. */
import { requireFree } from './lib/ports.ts'
import { runOrExit } from './lib/processes.ts'
import { APP_PORT, SUITE_PORTS } from './lib/project.ts'
import { withSuite } from './lib/suite.ts'

await requireFree({ App: APP_PORT, ...SUITE_PORTS })
// What Hosting shows on its port, and what the functions answer with, is the application as it is now, too.
await runOrExit('npm', ['run', '--silent', 'build'])
process.exitCode = await withSuite('node scripts/inside/serve.ts')

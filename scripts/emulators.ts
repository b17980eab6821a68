/** `npm run emulators`: the suite with its seed, until Ctrl-C. */
import { runOrExit } from './lib/processes.ts'
import { withSuite } from './lib/suite.ts'

await runOrExit('npm', ['run', '--silent', 'build'])
process.exitCode = await withSuite('node scripts/inside/seedAndWait.ts', {
  official: process.argv.includes('--official'),
})

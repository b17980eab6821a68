/** `npm run emulators`: the suite with its seed, until Ctrl-C. */
import { withSuite } from './lib/suite.ts'

process.exitCode = await withSuite('node scripts/inside/seedAndWait.ts', {
  official: process.argv.includes('--official'),
})

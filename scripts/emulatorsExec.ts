/** `npm run emulators:exec -- "<command>"`: the command inside the seeded suite; its exit code is ours. */
import { runInSuite } from './lib/suite.ts'

const command = process.argv.slice(2).join(' ')
if (command === '') {
  console.error('Diga o comando: npm run emulators:exec -- "<comando>"')
  process.exit(2)
}
const { code } = await runInSuite(command)
process.exitCode = code

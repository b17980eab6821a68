/** Inside the suite: the app's development server beside the seed; both are there before the addresses are printed. */
import { printAddresses } from '../lib/addresses.ts'
import { start } from '../lib/processes.ts'
import { APP_PORT, HOST } from '../lib/project.ts'
import { keepSchedules } from '../lib/schedules.ts'
import { seedSuite } from '../lib/seedSuite.ts'
import { waitForHttp } from '../lib/waitForHttp.ts'

const vite = start('vite', ['--host', HOST, '--port', String(APP_PORT), '--strictPort', '--logLevel', 'warn'])
vite.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))

await seedSuite()
await waitForHttp(`http://${HOST}:${String(APP_PORT)}/`)
printAddresses(true)
keepSchedules()

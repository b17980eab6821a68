/** Inside the suite: seeds it and serves the app in development; says on the terminal of `npm start` when both are there. */
import { readyScreen } from '../lib/addresses.ts'
import { START_LOG } from '../lib/log.ts'
import { start } from '../lib/processes.ts'
import { APP_PORT, HOST } from '../lib/project.ts'
import { keepSchedules } from '../lib/schedules.ts'
import { seedSuite } from '../lib/seedSuite.ts'
import { terminal } from '../lib/terminal.ts'
import { waitForHttp } from '../lib/waitForHttp.ts'

const screen = (await terminal()) ?? process.stdout
const vite = start('vite', ['--host', HOST, '--port', String(APP_PORT), '--strictPort', '--logLevel', 'warn'])
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    vite.kill(signal)
  })
}
vite.once('exit', (code) => {
  if (isStopping) process.exit(code ?? 0)
  screen.write('\n  O servidor do aplicativo (Vite) parou.\n', () =>
    process.exit(code === 0 ? 1 : (code ?? 1)),
  )
})

screen.write('  Preenchendo com a semente…\n')
await seedSuite()
await waitForHttp(`http://${HOST}:${String(APP_PORT)}/`)
screen.write(`${readyScreen(START_LOG)}\n`)
keepSchedules()

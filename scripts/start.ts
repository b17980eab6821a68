/**
 * `npm start`: the suite with its seed and the app on its port, until Ctrl-C. The terminal shows one screen, and a log has the rest.
 */
import { openLog, START_LOG } from './lib/log.ts'
import { requireFree } from './lib/ports.ts'
import { runGroup, start, STOP_SIGNALS } from './lib/processes.ts'
import { APP_PORT, SUITE_PORTS } from './lib/project.ts'
import { runWithLog } from './lib/suite.ts'

await requireFree({ App: APP_PORT, ...SUITE_PORTS })
const log = openLog(START_LOG)
const { output } = log
const stopping = new AbortController()
for (const signal of STOP_SIGNALS) {
  process.on(signal, () => {
    if (!stopping.signal.aborted) console.log('\n  Encerrando…')
    stopping.abort()
  })
}

/** Ends with the code; says what the log has last, unless the person asked to stop. */
function endWith(code: number, failure: string): never {
  if (code !== 0 && !stopping.signal.aborted)
    console.error(`\n  ${failure} O fim de ${log.path}:\n\n${log.end()}`)
  process.exit(code)
}

const pictures = start('node', ['scripts/seed/derivePictures.ts'], { output })
process.once('exit', () => pictures.kill())

console.log('  Montando o site…')
// What Hosting shows on its port, and what the functions answer with, is the application as it is now, too.
const built = await runGroup('npm', ['run', '--silent', 'build'], { output })
if (built !== 0 || stopping.signal.aborted) endWith(built, 'O site não pôde ser montado.')

console.log('  Subindo a suíte…')
const { code, words, isReached } = await runWithLog('node scripts/inside/serve.ts', log)
const failure = isReached ? 'Algo parou.' : 'A suíte não subiu.'
endWith(code, words === '' ? failure : `${failure} ${words}`)

import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeLocalConfig } from '../build/writtenConfig.ts'
import { emulatorEnvironment } from '../../emulator/src/launch/environment.ts'
import { CONCURRENCY_MODE } from './concurrencyMode.ts'
import { type Outcome, outcomeOf } from './guard.ts'
import { requireFree } from './ports.ts'
import { runOrExit, runGroup } from './processes.ts'
import { endProcesses, processesBelow } from './processTree.ts'
import { PROJECT, ROOT, SUITE_PORTS } from './project.ts'
import { silentParts } from './suiteHealth.ts'
import { openTerminal } from './terminal.ts'
import { STARTS } from './waits.ts'

/**
 * For a suite that fits on a laptop (decision 63). A call that finds no idle process starts one, which stays, and the files of one
 * artist alone are an event each: so many are under way at once. New objects and the threads of native code get little room of their own.
 */
const SMALL_PROCESSES = {
  FUNCTIONS_EMULATOR_PARALLEL: '3',
  NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', '--max-semi-space-size=2'].join(' ').trim(),
  MALLOC_ARENA_MAX: '2',
}

export interface SuiteOptions {
  /** Google's own Java emulators instead of ours. */
  readonly official?: boolean
  /** Where it prints, the command too; here, where nothing is said. */
  readonly output?: number
}

/** Where the suite's own words are while a command runs in it. */
const LOG = join('test-results', 'suite.log')
/** How many of its last lines are told where no command came to run. */
const TOLD_LINES = 40

/** For firebase-tools to stop everything once the command has ended. */
const STOPS_WITHIN_MS = 120_000

/**
 * Runs a shell line inside a suite with its seed. The terminal has what the line prints, and a file what the suite says of each call and
 * request. A suite that does not come up, or does not stop, is ended and told.
 */
export async function runInSuite(line: string): Promise<Outcome> {
  const log = join(ROOT, LOG)
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const terminal = await openTerminal(tmpdir(), process.stdout)
  let words = ''
  const end = (why: string): void => {
    words = why
    endProcesses(processesBelow(process.pid))
  }
  const coming = setTimeout(() => {
    if (terminal.isReached()) return
    void silentParts().then((silent) => end(neverCame(silent)))
  }, STARTS.suite)
  let going: NodeJS.Timeout | undefined
  let hasStopped = false
  void terminal.left.then(() => {
    if (hasStopped) return
    going = setTimeout(() => {
      end(`The suite did not stop within ${String(STOPS_WITHIN_MS / 1000)} s.`)
    }, STOPS_WITHIN_MS)
  })
  try {
    Object.assign(process.env, terminal.env, { RIBALTA_COMMAND: line })
    console.log(`The suite's own words: ${LOG}`)
    const code = await withSuite('node scripts/inside/seedAndRun.ts', { output })
    if (!terminal.isReached()) {
      const told = readFileSync(log, 'utf8').trimEnd().split('\n')
      words ||= 'The suite did not come up.'
      console.error(`${words} The end of ${LOG}:\n${told.slice(-TOLD_LINES).join('\n')}`)
    }
    return outcomeOf(code, words)
  } finally {
    hasStopped = true
    clearTimeout(coming)
    clearTimeout(going)
    await terminal.close()
    closeSync(output)
  }
}

function neverCame(silent: readonly string[]): string {
  const minutes = `The suite did not come up within ${String(STARTS.suite / 60_000)} minutes`
  return silent.length === 0
    ? `${minutes}, though all of it answers.`
    : `${minutes}: no answer from ${silent.join(', ')}.`
}

/**
 * Brings up the emulator suite, runs `command` (a shell line) inside it and stops it again; answers the command's exit code.
 */
export async function withSuite(command: string, options: SuiteOptions = {}): Promise<number> {
  await requireFree(SUITE_PORTS)
  // Hosting serves the application, and the functions answer public links with its page.
  if (!existsSync(join(ROOT, 'dist', 'shells'))) await runOrExit('npm', ['run', '--silent', 'build'])
  await runOrExit('npm', ['run', '--silent', 'build', '-w', '@ribalta/functions', '-w', '@ribalta/emulator'])
  const env =
    options.official === true
      ? {}
      : {
          ...emulatorEnvironment(),
          FIRESTORE_INDEXES: join(ROOT, 'firestore.indexes.json'),
          FIRESTORE_CONCURRENCY_MODE: CONCURRENCY_MODE,
        }
  return runGroup(
    'firebase',
    [
      'emulators:exec',
      '--project',
      PROJECT,
      '--config',
      await writeLocalConfig(),
      '--log-verbosity',
      process.env['SUITE_VERBOSITY'] ?? 'INFO',
      command,
    ],
    {
      output: options.output,
      env: {
        ...env,
        FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
        // There is no Google machine around to be asked for credentials, and asking takes seconds.
        METADATA_SERVER_DETECTION: 'none',
        // Otherwise npm is asked for the newest firebase-functions, which takes ten seconds where there is no network, …
        npm_config_offline: 'true',
        // … and what functions there are from a server that takes three seconds to end.
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        ...SMALL_PROCESSES,
        // Seconds to see what functions there are; ten, which it is by itself, are few on a slow or busy machine.
        FUNCTIONS_DISCOVERY_TIMEOUT: '60',
        CI: process.env['CI'] ?? 'true',
      },
    },
  )
}

import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeLocalConfig } from '../hosting/writtenConfig.ts'
import { emulatorEnvironment } from '../../emulator/src/launch/environment.ts'
import { CONCURRENCY_MODE } from './concurrencyMode.ts'
import { type Outcome, outcomeOf } from './guard.ts'
import { type Log, openLog, SUITE_LOG } from './log.ts'
import { requireFree } from './ports.ts'
import { runGroup } from './processes.ts'
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
  /** The file descriptor for the output of the suite, its builds and the command; this process's own output when undefined. */
  readonly output?: number
}

/** For firebase-tools to stop everything once the command has ended. */
const STOPS_WITHIN_MS = 120_000

/** How a script in a suite ended. */
export interface SuiteOutcome extends Outcome {
  /** Whether the suite came up, so that the script ran. */
  readonly isReached: boolean
}

/**
 * Runs a shell line inside a suite with its seed. The terminal has what the line prints, and a file what the suite says of each call and
 * request.
 */
export async function runInSuite(line: string): Promise<Outcome> {
  const log = openLog(SUITE_LOG)
  process.env['RIBALTA_COMMAND'] = line
  console.log(`The suite's own words: ${log.path}`)
  const { isReached, ...outcome } = await runWithLog('node scripts/inside/seedAndRun.ts', log)
  if (!isReached) {
    const words = outcome.words === '' ? 'The suite did not come up.' : outcome.words
    console.error(`${words} The end of ${log.path}:\n${log.end()}`)
    return outcomeOf(outcome.code, words)
  }
  return outcome
}

/**
 * Runs a script inside a suite; it prints on this terminal by `terminal()`, and the suite prints to the log. Ends a suite that does not
 * come up or does not stop.
 */
export async function runWithLog(script: string, { output }: Log): Promise<SuiteOutcome> {
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
    Object.assign(process.env, terminal.env)
    const code = await withSuite(script, { output })
    return { ...outcomeOf(code, words), isReached: terminal.isReached() }
  } finally {
    hasStopped = true
    clearTimeout(coming)
    clearTimeout(going)
    await terminal.close()
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
  for (const words of [
    existsSync(join(ROOT, 'dist', 'shells')) ? [] : ['build'],
    ['build', '-w', '@ribalta/functions', '-w', '@ribalta/emulator'],
  ]) {
    if (words.length === 0) continue
    const code = await runGroup('npm', ['run', '--silent', ...words], { output: options.output })
    if (code !== 0) return code
  }
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeLocalConfig } from '../build/writtenConfig.ts'
import { emulatorEnvironment } from '../../emulator/src/launch/environment.ts'
import { requireFree } from './ports.ts'
import { runOrExit, runGroup } from './processes.ts'
import { PROJECT, ROOT, SUITE_PORTS } from './project.ts'
import { makeSuiteTmp } from './suiteTmp.ts'

export interface SuiteOptions {
  /** Google's own Java emulators instead of ours. */
  readonly official?: boolean
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
      : { ...emulatorEnvironment(), FIRESTORE_INDEXES: join(ROOT, 'firestore.indexes.json') }
  const tmp = makeSuiteTmp()
  try {
    return await runGroup(
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
        env: {
          ...env,
          ...tmp.env,
          FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
          // There is no Google machine around to be asked for credentials, and asking takes seconds.
          METADATA_SERVER_DETECTION: 'none',
          // Otherwise npm is asked for the newest firebase-functions, which takes ten seconds where there is no network, …
          npm_config_offline: 'true',
          // … and what functions there are from a server that takes three seconds to end.
          FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
          CI: process.env['CI'] ?? 'true',
        },
      },
    )
  } finally {
    tmp.remove()
  }
}

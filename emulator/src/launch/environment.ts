import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/emulator', import.meta.url))
/** The names are what `bin/java` knows them by. */
const PLACEHOLDERS = {
  FIRESTORE_EMULATOR_BINARY_PATH: join(CACHE, 'local-firestore.jar'),
  STORAGE_EMULATOR_BINARY_PATH: join(CACHE, 'local-storage-rules.jar'),
} as const

/**
 * What to add to a command's environment so that firebase-tools, anywhere below it, starts this Firestore and this
 * Storage rules runtime in place of the Java ones. Makes the placeholder files that firebase-tools looks for.
 * `base` is the environment that is added to; only its PATH is read.
 */
export function emulatorEnvironment(
  base: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  mkdirSync(CACHE, { recursive: true })
  for (const path of Object.values(PLACEHOLDERS)) {
    writeFileSync(path, 'Stands in for a download of firebase-tools; see emulator/README.md.\n', {
      mode: 0o755,
    })
  }
  return {
    ...PLACEHOLDERS,
    EMULATOR_NODE: process.execPath,
    PATH: [BIN, base['PATH']].filter((part) => part !== undefined && part !== '').join(delimiter),
  }
}

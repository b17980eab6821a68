import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The same from where the build lies. */
const BIN = fileURLToPath(new URL('../../bin', import.meta.url))

/**
 * What to add to a command's environment so that firebase-tools, anywhere below it, starts this Firestore and this
 * Storage rules runtime in place of the Java ones. `base` is the environment that is added to; only its PATH is read.
 */
export function emulatorEnvironment(
  base: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return {
    // Otherwise firebase-tools would download them; `bin/java` knows them by their names.
    FIRESTORE_EMULATOR_BINARY_PATH: join(BIN, 'local-firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(BIN, 'local-storage-rules.jar'),
    EMULATOR_NODE: process.execPath,
    PATH: [BIN, base['PATH']].filter((part) => part !== undefined && part !== '').join(delimiter),
  }
}

/**
 * The local Firestore, or with `serve` as first argument the Storage rules runtime; see the README for the flags.
 * Modules are loaded as they are needed and compiled once, so that it is ready soon.
 */
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { fileURLToPath } from 'node:url'
import { parseFlags } from './launch/flags.ts'
import { tolerateClosedOutput } from './launch/lifetime.ts'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
// Rather collect garbage than ask for memory: many run this beside a browser and a build.
setFlagsFromString('--heap-growing-percent=20')
tolerateClosedOutput()

const args = process.argv.slice(2)
if (args[0] === 'serve') {
  const { runStorageRules } = await import('./launch/storageRulesProcess.ts')
  runStorageRules()
} else {
  const { runFirestore } = await import('./launch/firestoreProcess.ts')
  await runFirestore(parseFlags(args))
}

import { readFileSync } from 'node:fs'
import { type ConcurrencyMode, readExport } from '../store/index.ts'
import { describeIssue } from '../wire/control/rulesEndpoints.ts'
import { startFirestoreServer } from '../wire/server.ts'
import type { FirestoreServer, ServerOptions } from '../wire/server.ts'
import { collectWhenIdle } from './idleMemory.ts'
import { enforceIndexes } from './indexesFile.ts'
import { endWithParent } from './lifetime.ts'

const DEFAULT_PORT = '8080'

/**
 * Runs Firestore with the flags that firebase-tools gives (docs/protocol.md, "Started by firebase-tools"): `host`,
 * `port`, `rules`, `seed_from_export`, `functions_emulator`; and `indexes` and `concurrency_mode`, which only we know, so that
 * firebase-tools gets them in the environment: FIRESTORE_INDEXES, FIRESTORE_CONCURRENCY_MODE. Ignores other flags. Exits with 1
 * when it cannot start.
 */
export async function runFirestore(flags: ReadonlyMap<string, string>): Promise<void> {
  let end: () => void = () => process.exit(0)
  const seedFile = flags.get('seed_from_export') ?? flags.get('import-data')
  const indexesFile = flags.get('indexes') ?? process.env['FIRESTORE_INDEXES']
  const server = await start({
    // Before it listens: whoever finds the port open expects the data to be there.
    seed: seedFile === undefined ? [] : await readSeed(seedFile),
    host: flags.get('host'),
    port: Number(flags.get('port') ?? DEFAULT_PORT),
    functionsHost: flags.get('functions_emulator'),
    hub: process.env['FIREBASE_EMULATOR_HUB'],
    report: (line) => console.error(line),
    indexes: isGiven(indexesFile) ? loadIndexes(indexesFile) : undefined,
    store: {
      concurrency: concurrencyMode(
        flags.get('concurrency_mode') ?? process.env['FIRESTORE_CONCURRENCY_MODE'],
      ),
    },
    onShutdown: () => end(),
  })
  end = endWithParent(() => server.close())
  const rules = flags.get('rules')
  if (rules !== undefined) loadRules(server, rules)
  collectWhenIdle()
  console.log(`Firestore is running on ${server.host}:${server.port}.`)
}

async function start(options: ServerOptions): Promise<FirestoreServer> {
  try {
    return await startFirestoreServer(options)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return exitWith(isTaken ? `Port ${options.port}: address already in use.` : String(error))
  }
}

/** Rules with errors deny everything until good ones are put in their place. */
function loadRules(server: FirestoreServer, path: string): void {
  const issues = server.rules.loadCommon(readOrExit(path), path)
  for (const issue of issues) console.error(describeIssue(issue))
}

function concurrencyMode(mode: string | undefined): ConcurrencyMode | undefined {
  if (!isGiven(mode)) return undefined
  if (mode === 'OPTIMISTIC' || mode === 'PESSIMISTIC') return mode
  return exitWith(`The concurrency mode ${mode} is neither OPTIMISTIC nor PESSIMISTIC.`)
}

function isGiven(path: string | undefined): path is string {
  return path !== undefined && path !== ''
}

function loadIndexes(path: string): ServerOptions['indexes'] {
  try {
    return enforceIndexes(path, (line) => console.error(line))
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error))
  }
}

function readOrExit(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return exitWith(`The rules could not be read: ${String(error)}`)
  }
}

async function readSeed(path: string): Promise<NonNullable<ServerOptions['seed']>> {
  try {
    return await readExport(path)
  } catch (error) {
    return exitWith(
      `The export ${path} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}

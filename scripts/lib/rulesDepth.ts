import type { CoverageReport, StorageDecision } from '../../emulator/src/rules/index.ts'
import { type Seen, seenIn } from '../../tests/support/rules/coverage.ts'
import { matchPaths, mutantsOf } from '../../tests/support/rules/mutants.ts'
import { StorageReplay } from '../../tests/support/rules/storageReplay.ts'
import {
  controlUrl,
  type MatrixRecord,
  readLines,
  readRules,
  recordedMatrices,
  rulesProject,
  STORAGE_RECORD,
} from '../../tests/support/rules/suite.ts'
import type { Tally } from './tally.ts'

/** Hostile writes to each collection that somebody may write. */
const HOSTILE_WRITES = 200

type Service = MatrixRecord['service']

interface Check {
  readonly name: string
  readonly ok: boolean
}

/** What the run of the rules suite that has just ended has seen and noticed; each `match`, condition and mutant counts. */
export async function rulesDepth(print: (line: string) => void): Promise<Omit<Tally, 'flaky'>> {
  // Both before the long work, during which the connection would be closed.
  const [coverage, variants] = await Promise.all([ask('ruleCoverage'), ask('ruleVariants')])
  const storage = new StorageReplay(
    readRules('storage'),
    readLines(STORAGE_RECORD) as readonly StorageDecision[],
  )
  const reports: Readonly<Record<Service, CoverageReport>> = {
    firestore: coverage as CoverageReport,
    storage: storage.coverage(),
  }
  const checks = (['firestore', 'storage'] as const).flatMap((service) => {
    const seen = seenIn(reports[service])
    printCoverage(service, seen, print)
    return [...matricesOf(service), ...conditionsOf(service, seen)]
  })
  checks.push(...hostileWrites(print))
  checks.push(...mutantsOfFirestore(variants, print), ...mutantsOfStorage(storage, print))
  const failed = checks.filter(({ ok }) => !ok)
  for (const { name } of failed) print(`FAILED ${name}`)
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name }) => name),
  }
}

async function ask(name: string): Promise<unknown> {
  const response = await fetch(controlUrl(rulesProject(), name))
  return response.ok ? response.json() : undefined
}

function matricesOf(service: Service): readonly Check[] {
  const paths = recordedMatrices().filter((matrix) => matrix.service === service)
  return matchPaths(readRules(service)).map((pattern) => ({
    name: `${service}.rules: match ${pattern} has no matrix`,
    ok: paths.some(({ path }) => covers(pattern, path)),
  }))
}

function covers(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter((segment) => segment !== '')
  const given = path.split('/').filter((segment) => segment !== '')
  // Wherever the collection lies: only the end of the path counts.
  if (wanted[0]?.endsWith('=**}') === true && wanted.length > 1) {
    return covers(wanted.slice(1).join('/'), given.slice(1 - wanted.length).join('/'))
  }
  const isRest = wanted.at(-1)?.endsWith('=**}') === true
  if (isRest ? given.length < wanted.length : given.length !== wanted.length) return false
  return wanted.every((segment, i) => segment.startsWith('{') || segment === given[i])
}

function printCoverage(service: Service, seen: readonly Seen[], print: (line: string) => void): void {
  print(`\n${service}.rules: how often each condition was true and false\n`)
  print('  line     true    false  condition')
  for (const { line, text, trues, falses } of seen) {
    const shown = text.length > 90 ? `${text.slice(0, 89)}…` : text
    const columns = [line, trues, falses].map(String)
    print(
      `  ${columns[0]?.padStart(4) ?? ''} ${columns[1]?.padStart(8) ?? ''} ${columns[2]?.padStart(8) ?? ''}  ${shown}`,
    )
  }
}

function conditionsOf(service: Service, seen: readonly Seen[]): readonly Check[] {
  return seen.map(({ line, text, trues, falses }) => ({
    name: `${service}.rules line ${String(line)}: never ${trues === 0 ? 'true' : 'false'}: ${text}`,
    ok: trues > 0 && falses > 0,
  }))
}

function hostileWrites(print: (line: string) => void): readonly Check[] {
  const writable = recordedMatrices().filter(({ hostile }) => hostile > 0)
  print('')
  for (const { path, hostile } of writable)
    print(`${String(hostile)} hostile writes to ${path} and beside it`)
  return writable.map(({ path, hostile }) => ({
    name: `${path}: ${String(hostile)} hostile writes, not ${String(HOSTILE_WRITES)}`,
    ok: hostile >= HOSTILE_WRITES,
  }))
}

/** The emulator has asked them along; Google's own cannot. */
function mutantsOfFirestore(answer: unknown, print: (line: string) => void): readonly Check[] {
  if (answer === undefined) {
    print('No mutants of firestore.rules: this emulator knows no variants of rules.')
    return []
  }
  const { variants } = answer as { variants: readonly { name: string; difference?: unknown }[] }
  return verdictOn(
    'firestore',
    variants.map(({ name, difference }) => [name, difference !== undefined]),
    print,
  )
}

function mutantsOfStorage(replay: StorageReplay, print: (line: string) => void): readonly Check[] {
  const mutants = mutantsOf(readRules('storage'))
  return verdictOn(
    'storage',
    mutants.map((mutant) => [mutant.name, replay.notices(mutant)]),
    print,
  )
}

function verdictOn(
  service: Service,
  mutants: readonly (readonly [name: string, killed: boolean])[],
  print: (line: string) => void,
): readonly Check[] {
  const killed = mutants.filter(([, isKilled]) => isKilled).length
  print(`${service}.rules: ${String(mutants.length)} mutants, ${String(killed)} killed`)
  return mutants.map(([name, ok]) => ({ name: `${service}.rules: mutant survives: ${name}`, ok }))
}

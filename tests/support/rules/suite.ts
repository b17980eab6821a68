/** What the parts of a run of the rules suite leave for each other. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proof } from '../../../scripts/lib/proof.ts'

/** Workers that run the suite's files at once: one where all that the rules have seen must add up, in the deep proof. */
export const RULES_WORKERS = proof().isDeep ? 1 : 2
/** Each worker's own project, so that they and the seed in the suite's project leave each other alone. */
export const RULES_PROJECTS: readonly string[] = Array.from(
  { length: RULES_WORKERS },
  (_, index) => `demo-ribalta-rules-${String(index + 1)}`,
)

const ROOT = join(import.meta.dirname, '../../..')
export const RULES_RESULTS = join(ROOT, 'test-results', 'rules')
/** Every verdict of the Storage rules while the suite ran, written by their runtime. */
export const STORAGE_RECORD = join(RULES_RESULTS, 'storage.jsonl')
const MATRICES = join(RULES_RESULTS, 'matrices.jsonl')

export function readRules(service: 'firestore' | 'storage'): string {
  return readFileSync(join(ROOT, `${service}.rules`), 'utf8')
}

/** The project of the worker that runs this file. */
export function rulesProject(): string {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1)
  const project = RULES_PROJECTS[worker - 1]
  if (project === undefined) throw new Error(`No rules were loaded for worker ${String(worker)}.`)
  return project
}

/** The control endpoint of the Firestore emulator for a project. */
export function controlUrl(project: string, name: string): string {
  return `http://127.0.0.1:8080/emulator/v1/projects/${project}:${name}`
}

/** One matrix that was run: the path that it is about, and how many hostile writes it made. */
export interface MatrixRecord {
  readonly service: 'firestore' | 'storage'
  readonly path: string
  readonly hostile: number
}

export function recordMatrix(record: MatrixRecord): void {
  appendFileSync(MATRICES, `${JSON.stringify(record)}\n`)
}

export function recordedMatrices(): readonly MatrixRecord[] {
  return readLines(MATRICES) as readonly MatrixRecord[]
}

/** The objects of a file with one JSON object a line. */
export function readLines(path: string): readonly unknown[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
}

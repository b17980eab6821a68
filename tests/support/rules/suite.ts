/** What the parts of a run of the rules suite leave for each other. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its own project, so that the seed in the suite's project is left alone. */
export const RULES_PROJECT = 'demo-ribalta-rules'

const ROOT = join(import.meta.dirname, '../../..')
export const RULES_RESULTS = join(ROOT, 'test-results', 'rules')
/** Every verdict of the Storage rules while the suite ran, written by their runtime. */
export const STORAGE_RECORD = join(RULES_RESULTS, 'storage.jsonl')
const MATRICES = join(RULES_RESULTS, 'matrices.jsonl')

export function readRules(service: 'firestore' | 'storage'): string {
  return readFileSync(join(ROOT, `${service}.rules`), 'utf8')
}

/** The control endpoint of the Firestore emulator for the rules suite's project. */
export function controlUrl(name: string): string {
  return `http://127.0.0.1:8080/emulator/v1/projects/${RULES_PROJECT}:${name}`
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

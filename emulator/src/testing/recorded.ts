import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../../shared/reference/recorded')

/** Whether the recorded answers of the official emulator lie beside the repository. */
export const hasRecorded = existsSync(FOLDER)

/** A recorded file; an empty object where there are none, for suites that are skipped then. */
export function recorded<T extends object>(file: string): Partial<T> {
  return hasRecorded ? (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T) : {}
}

/** Cases for `test.for`; none where they are not recorded. */
export function casesOf<T>(cases: readonly T[] | undefined): readonly T[] {
  return cases ?? []
}

/** What a test says about the recorded cases it replays; `npm run replay` adds it up. */
export interface Replayed {
  readonly file: string
  readonly cases: number
  /** Why the recorded answer is not to be met. */
  readonly exception?: string
}

declare module 'vitest' {
  interface TaskMeta {
    replayed?: Replayed[]
  }
}

type Task = TestContext['task']

/** Says that the calling test replays so many cases of a file and passes only if every recorded answer is met. */
export function meets(task: Task, file: string, cases = 1): void {
  task.meta.replayed = [...(task.meta.replayed ?? []), { file, cases }]
}

/** Says that the calling test replays a case whose recorded answer is wrong, and why; it asserts the right one. */
export function excepts(task: Task, file: string, exception: string): void {
  task.meta.replayed = [...(task.meta.replayed ?? []), { file, cases: 1, exception }]
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'

/**
 * Where answers recorded from Google's emulator and from production may lie: optional, and outside the repository because
 * their licence is unclear. Tests that replay them are named `recorded….test.ts` and collected only where they are.
 */
export const RECORDINGS = join(import.meta.dirname, '../../../../shared/reference/recorded')

export const hasRecordings = existsSync(RECORDINGS)

/** A recorded file. */
export function recorded<T extends object>(file: string): T {
  return JSON.parse(readFileSync(join(RECORDINGS, file), 'utf8')) as T
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

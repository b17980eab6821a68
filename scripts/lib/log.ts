import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.ts'

/** The log of `npm start`, for everything that its one screen leaves out. */
export const START_LOG = 'test-results/start.log'
/** The suite's log while a command runs in it. */
export const SUITE_LOG = 'test-results/suite.log'

const SHOWN_LINES = 40

/** A log file, for processes to print to. */
export interface Log {
  /** Relative to the repository. */
  readonly path: string
  readonly output: number
  /** Returns the last lines, for a terminal that has to say what failed. */
  readonly end: () => string
  readonly close: () => void
}

/** Opens a log and empties what an earlier run wrote to it. */
export function openLog(path: string): Log {
  const file = join(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  const output = openSync(file, 'w')
  return {
    path,
    output,
    end: () =>
      stripVTControlCharacters(readFileSync(file, 'utf8'))
        .trimEnd()
        .split('\n')
        .slice(-SHOWN_LINES)
        .join('\n'),
    close: () => closeSync(output),
  }
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './project.ts'

/** Set for the runners that a guard watches. */
const WATCHED = 'RIBALTA_UNDER_WAY'
const stepSchema = z.object({ name: z.string(), at: z.int(), isOver: z.boolean() })

/** A file or a test that has begun and not ended. */
export interface UnderWay {
  readonly name: string
  readonly since: Date
}

/** What the runner of one command tells of files and tests that begin and end. */
export class Steps {
  readonly #path: string

  /** `name`: of the file in `test-results`, which this command has for itself; it begins empty. */
  constructor(name: string) {
    this.#path = join(ROOT, 'test-results', `${name}.jsonl`)
    mkdirSync(dirname(this.#path), { recursive: true })
    rmSync(this.#path, { force: true })
  }

  get env(): Readonly<Record<string, string>> {
    return { [WATCHED]: this.#path }
  }

  /** Grows with every report. */
  reported(): number {
    return existsSync(this.#path) ? statSync(this.#path).size : 0
  }

  underWay(): readonly UnderWay[] {
    if (!existsSync(this.#path)) return []
    const begun = new Map<string, Date>()
    for (const line of readFileSync(this.#path, 'utf8').trimEnd().split('\n')) {
      const { name, at, isOver } = stepSchema.parse(JSON.parse(line))
      if (isOver) begun.delete(name)
      else begun.set(name, new Date(at))
    }
    return [...begun].map(([name, since]) => ({ name, since }))
  }
}

/** For the runners' reporters: a file or a test has begun or ended. Nothing where nobody watches. */
export function noteStep(name: string, isOver: boolean): void {
  const path = process.env[WATCHED]
  if (path === undefined) return
  appendFileSync(path, `${JSON.stringify({ name, at: Date.now(), isOver })}\n`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './project.ts'
import type { Part } from './testParts.ts'

/** Seconds for each part of `npm test`, on a quiet machine of two processors. A part without an entry has no budget. */
export type Budget = Readonly<Record<string, number>>

export function readBudget(): Budget {
  const text = readFileSync(join(ROOT, 'scripts', 'testBudget.json'), 'utf8')
  return z.record(z.string(), z.number()).parse(JSON.parse(text))
}

export interface Verdict {
  /** How the part ended and what it took of its budget. */
  readonly line: string
  /** In words, where it took more; empty otherwise. Slowness alone fails nothing: it may be the machine's. */
  readonly warning: string
}

/** What to say of a part's time on a machine that takes so many times as long as a quiet one. */
export function judge(
  { name, code, seconds }: Pick<Part, 'name' | 'code' | 'seconds'>,
  budget: Budget,
  pace: number,
): Verdict {
  const quiet = budget[name]
  const took = `${seconds.toFixed(0)} s`
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${took}`
  if (quiet === undefined) return { line, warning: '' }
  const allowed = Math.round(quiet * pace)
  const isOver = seconds > allowed
  return {
    line: `${line} of ${String(allowed)}`,
    warning: isOver
      ? `${name} took ${took}, more than the ${String(quiet)} quiet ones that scripts/testBudget.json gives it.`
      : '',
  }
}

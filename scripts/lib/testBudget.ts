import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './project.ts'
import type { Part } from './testParts.ts'

/** Seconds for each part of `npm test`, on a quiet machine of two processors. */
export type Budget = Readonly<Record<string, number>>

/** A part that takes more than this many times its budget fails the run; see docs/decisions/0029-shorter-proof.md. */
const FAILS_OVER = 4

export function readBudget(): Budget {
  const text = readFileSync(join(ROOT, 'scripts', 'testBudget.json'), 'utf8')
  return z.record(z.string(), z.number()).parse(JSON.parse(text))
}

export interface Verdict {
  /** How the part ended and what it took of its budget. */
  readonly line: string
  /** In words, where it took more; empty otherwise. */
  readonly warning: string
  readonly isTooLong: boolean
}

/** What to say of a part's time. A part that has no budget is too long: it must be given one. */
export function judge({ name, code, seconds }: Part, budget: Budget): Verdict {
  const allowed = budget[name]
  const ended = `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)}`
  const took = `${seconds.toFixed(0)} s`
  if (allowed === undefined) {
    const warning = `${name} has no budget; give it one in scripts/testBudget.json.`
    return { line: `${ended} ${took}`, warning, isTooLong: true }
  }
  const line = `${ended} ${took} of ${String(allowed)}`
  if (seconds <= allowed) return { line, warning: '', isTooLong: false }
  const isTooLong = seconds > FAILS_OVER * allowed
  const than = isTooLong
    ? `more than four times the ${String(allowed)} s`
    : `more than the ${String(allowed)} s`
  const warning = `${name} took ${took}, ${than} that scripts/testBudget.json gives it.`
  return { line, warning, isTooLong }
}

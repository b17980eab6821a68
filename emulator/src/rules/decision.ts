import type { Evaluation } from './evaluation.ts'
import type { Allow, Candidate } from './matchTree.ts'
import { Failure, type Result } from './values.ts'

export interface Decision {
  readonly allowed: boolean
  /** Line of the `allow` that granted, else of the last one that refused. */
  readonly line: number | undefined
  /** Why each matching `allow` refused; empty when allowed. */
  readonly reasons: readonly string[]
}

/** Tries the matching `allow` statements in the order of the file until one grants. */
export function decide(
  candidates: readonly Candidate[],
  covers: (allow: Allow) => boolean,
  method: string,
  evaluation: Evaluation,
): Decision {
  const reasons: string[] = []
  let line: number | undefined
  for (const { allow, wildcards } of candidates) {
    if (!covers(allow)) continue
    line = allow.line
    evaluation.wildcards = wildcards
    evaluation.frame = []
    const result = allow.condition === undefined || allow.condition(evaluation)
    if (result === true) return { allowed: true, line, reasons: [] }
    reasons.push(`${reasonOf(result, allow)} for '${method}' @ L${line}`)
  }
  return { allowed: false, line, reasons }
}

/** The wire wording of a denial (docs/protocol.md, "Denials"). */
export function denialMessage(reasons: readonly string[]): string {
  return `\n${reasons.length === 0 ? 'No matching allow statements' : reasons.join(', ')}`
}

function reasonOf(result: Result, allow: Allow): string {
  if (result === false) return 'false'
  if (result instanceof Failure && result.message !== undefined) return result.message
  const { line, column } = allow.conditionPlace
  return `evaluation error at L${line}:${column}`
}

import type { CoverageReport, ExpressionReport } from '../../../emulator/src/rules/index.ts'

/** How often an expression was true and how often false; errors count as neither. */
export interface Seen {
  readonly line: number
  readonly text: string
  readonly trues: number
  readonly falses: number
}

/**
 * The conditions of a rules file with what they were seen to be, in its order: every expression that had a boolean value, and
 * every one that never had a value at all, because it was not reached or only erred.
 */
export function seenIn({ rules, report }: CoverageReport): readonly Seen[] {
  const text = rules.files[0]?.content ?? ''
  return report.flatMap(withChildren).flatMap((expression) => seenOf(expression, text))
}

function withChildren(expression: ExpressionReport): readonly ExpressionReport[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)]
}

function seenOf({ sourcePosition, values = [] }: ExpressionReport, text: string): readonly Seen[] {
  const { line, currentOffset, endOffset } = sourcePosition
  const times = { trues: 0, falses: 0, others: 0, errors: 0 }
  for (const { value, count } of values) times[kindOf(value)] += count
  const { trues, falses, others } = times
  if (others > 0 && trues + falses === 0) return []
  const shown = text.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ')
  return [{ line, text: shown, trues, falses }]
}

/** An error is none of them: it counts as if the expression had not been reached. */
function kindOf(value: unknown): 'trues' | 'falses' | 'others' | 'errors' {
  const json = JSON.stringify(value)
  if (json === '{"boolValue":true}') return 'trues'
  if (json === '{"boolValue":false}') return 'falses'
  return json.startsWith('{"undefined"') ? 'errors' : 'others'
}

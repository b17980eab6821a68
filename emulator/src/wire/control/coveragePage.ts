import type { CoverageReport, ExpressionReport } from '../../rules/index.ts'
import { escapeHtml } from './escapeHtml.ts'

const STYLE = `
  body { font: 14px/1.5 ui-monospace, monospace; margin: 2rem; }
  .line { white-space: pre-wrap; }
  .number { color: #767676; display: inline-block; width: 4ch; text-align: right; margin-right: 2ch; user-select: none; }
  .values { color: #0b57a4; margin-left: 2ch; }
  .never { background: #fde7e9; }
`

/** The coverage report for a person: every line of the rules with the values that its expressions had. */
export function coveragePage({ rules, report }: CoverageReport): string {
  const byLine = new Map<number, ExpressionReport[]>()
  for (const expression of report.flatMap(withChildren)) {
    const { line } = expression.sourcePosition
    byLine.set(line, [...(byLine.get(line) ?? []), expression])
  }
  const files = rules.files.map(({ name, content }) => {
    const lines = content.split('\n').map((text, i) => lineHtml(i + 1, text, byLine.get(i + 1) ?? []))
    return `<h1>${escapeHtml(name)}</h1>\n${lines.join('\n')}`
  })
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style>
<body>${files.join('\n')}</body></html>\n`
}

function withChildren(expression: ExpressionReport): readonly ExpressionReport[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)]
}

function lineHtml(number: number, text: string, expressions: readonly ExpressionReport[]): string {
  const values = expressions.flatMap(({ values: counts = [] }) =>
    counts.map(({ value, count }) => `${JSON.stringify(value)} ×${count}`),
  )
  const wasNeverReached = expressions.length > 0 && values.length === 0
  const note = values.length === 0 ? '' : `<span class="values">${escapeHtml(values.join(', '))}</span>`
  return `<div class="line${wasNeverReached ? ' never' : ''}"><span class="number">${number}</span>${escapeHtml(text)}${note}</div>`
}

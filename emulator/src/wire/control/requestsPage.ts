import type { LoggedDecision, LoggedRequest, ReadTotals } from '../service/requestLog.ts'
import { escapeHtml } from './escapeHtml.ts'

const STYLE = `
  body { font: 14px/1.5 ui-monospace, monospace; margin: 2rem; }
  table { border-collapse: collapse; }
  th, td { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid #ddd; }
  td.number, th.number { text-align: right; }
  .denied { background: #fde7e9; }
`

/** The request log for a person, the newest request first: who asked, what the rules said and where, what was read. */
export function requestsPage(
  project: string,
  totals: ReadTotals,
  requests: readonly LoggedRequest[],
): string {
  const { documentReads, ruleReads } = totals
  const rows = requests.toReversed().map(row)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Requests of ${escapeHtml(project)}</title><style>${STYLE}</style>
<body><h1>${escapeHtml(project)}</h1>
<p>${totals.requests} requests, ${documentReads} documents read, ${ruleReads} more by the rules</p>
<table><tr><th>Time<th>Request<th>Caller<th>Status<th>Rules<th class="number">Read<th class="number">By rules
${rows.join('\n')}
</table></body></html>
`
}

function row({ time, rpc, caller, status, decisions, documentReads, ruleReads }: LoggedRequest): string {
  const cells = [
    new Date(time).toISOString().slice(11, 23),
    escapeHtml(rpc),
    escapeHtml(caller),
    status,
    decisions.map(decision).join('<br>'),
  ]
  const isDenied = decisions.some(({ allowed }) => !allowed)
  const figures = [documentReads, ruleReads].map((figure) => `<td class="number">${figure}`)
  return `<tr${isDenied ? ' class="denied"' : ''}>${cells.map((cell) => `<td>${cell}`).join('')}${figures.join('')}`
}

function decision({ method, path, allowed, line, reason = '' }: LoggedDecision): string {
  const place = line === undefined ? '' : `, line ${line}`
  const text = `${method} ${path}: ${allowed ? `allowed${place}` : `denied${place}: ${reason.trim()}`}`
  return escapeHtml(text)
}

import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { coverageReport, resetCoverage } from './coverage.ts'
import { document, documents, request, ruleset } from './testSupport.ts'
import type { ExpressionReport } from './types.ts'

const TEXT = `rules_version = '2';
service cloud.firestore {
 match /databases/{database}/documents {
  function accept(value) { return value; }
  match /items/{item} { allow get: if accept(resource.data.visible) == true || [].size() == 1; }
 }
}`

/** The text that a report is about, with its values. */
function summary(report: readonly ExpressionReport[]): unknown[] {
  return report.map(({ sourcePosition: { currentOffset, endOffset }, values, children }) => [
    TEXT.slice(currentOffset, endOffset + 1),
    (values ?? []).map(({ value, count }) => `${count} × ${JSON.stringify(value)}`),
    ...summary(children ?? []),
  ])
}

function run(visible: unknown, times: number) {
  const rules = ruleset(TEXT)
  const resource = document('items/one', { visible })
  for (let i = 0; i < times; i += 1)
    authorize(rules, request({ path: ['items', 'one'], resource }), documents({}))
  return rules
}

describe('the coverage report', () => {
  it('names the file and leaves out what was not evaluated, and literals', () => {
    const report = coverageReport(run(true, 0))
    expect(report.rules).toEqual({ files: [{ content: TEXT, name: 'firestore.rules' }] })
    expect(report.report[0]).toEqual({
      sourcePosition: { line: 4, column: 35, currentOffset: 122, endOffset: 126 },
    })
    expect(JSON.stringify(report)).not.toContain('"values"')
  })

  it('counts the values of every expression', () => {
    const resource =
      '{"mapValue":{"fields":{"data":{"mapValue":{"fields":{"visible":{"boolValue":true}}}},"id":{"stringValue":"one"},' +
      '"__name__":{"pathValue":{"segments":[{"simple":"databases"},{"simple":"(default)"},{"simple":"documents"},' +
      '{"simple":"items"},{"simple":"one"}]}}}}}'
    const yes = ['2 × {"boolValue":true}']
    expect(summary(coverageReport(run(true, 2)).report)).toEqual([
      ['value', yes],
      [
        'accept(resource.data.visible) == true || [].size() == 1',
        yes,
        [
          'accept(resource.data.visible) == true',
          yes,
          [
            'accept(resource.data.visible)',
            yes,
            [
              'resource.data.visible',
              yes,
              [
                'resource.data',
                ['2 × {"mapValue":{"fields":{"visible":{"boolValue":true}}}}'],
                ['resource', [`2 × ${resource}`]],
              ],
            ],
          ],
        ],
        ['[].size() == 1', [], ['[].size()', [], ['[]', []]]],
      ],
    ])
  })

  it('shows errors with their cause', () => {
    const values = coverageReport(run({}, 1)).report[1]?.values
    expect(values).toEqual([{ value: { boolValue: false }, count: 1 }])
    const rules = ruleset(TEXT)
    authorize(rules, request({ path: ['items', 'one'] }), documents({}))
    expect(coverageReport(rules).report[1]?.values).toEqual([
      { value: { undefined: { causeMessage: 'Null value error.' } }, count: 1 },
    ])
  })

  it('starts again when it is reset', () => {
    const rules = run(true, 3)
    resetCoverage(rules)
    expect(JSON.stringify(coverageReport(rules))).not.toContain('"values"')
  })
})

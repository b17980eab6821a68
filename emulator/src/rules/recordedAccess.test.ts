import { describe, expect, it } from 'vitest'
import { meets, recorded } from '../testing/recorded.ts'
import { authorize } from './authorize.ts'
import { document, documents, request, ruleset, withinDocuments } from './testSupport.ts'
import type { DocumentAccess, Verdict } from './types.ts'

interface AccessCase {
  rule: string
  request: string
  http: 200 | 403
  lastReason?: string
  message?: string
}

const D = '/databases/$(database)/documents'
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The recorded rules abbreviate: `getChain(n)`, `D` and "eleven times" are written out here. */
function expanded(rule: string): string {
  const get = (index: number): string => `get(${D}/access/a${index}).data.allowed == true`
  const exists = (index: number): string => `exists(${D}/access/e${index})`
  return rule
    .replace(/getChain\((\d+)\)/, (_, n: string) => numbers(Number(n)).map(get).join(' && '))
    .replace(/existsChain\((\d+)\)/, (_, n: string) => numbers(Number(n)).map(exists).join(' && '))
    .replace(/eleven times the same [^;]*/, () =>
      numbers(11)
        .map(() => get(0))
        .join(' && '),
    )
    .replace(/([( ])D\//g, `$1${D}/`)
    .replace(/ \([^()]*\)$/, '')
}

function literally(text: string): string {
  return text.replace(/[^\w\s"]/g, '\\$&')
}

/** The recorded lines are those of another file; of a path only its last segment was carried over, as `… "a10" }`. */
function messageOf(http: number, reason: string | undefined): RegExp {
  if (http === 200) return /^$/
  const [start = '', last] = (reason ?? '').replace(/ for 'get' @ L\d+$/, '').split(' … ')
  const words =
    literally(start) + (last === undefined ? '' : `.*${literally(/"\w+"/.exec(last)?.[0] ?? '?')}.*`)
  return new RegExp(`^\\n${reason === undefined ? '.+' : words} for 'get' @ L4$`)
}

const FILE = 'rules-access-and-runtime.json'
const { cases } = recorded<{ cases: AccessCase[] }>(FILE)
const single = cases.filter(({ request: line }) => line.startsWith('GET'))
const batches = cases.filter(({ request: line }) => line.includes('creates'))
const counters = cases.filter(({ request: line }) => line.startsWith('commit [update'))

const access = Object.fromEntries(
  numbers(30).flatMap((n) => [
    [`access/a${n}`, { allowed: true }],
    [`access/e${n}`, {}],
    [`access/b${n}`, {}],
  ]),
)

/** The rule in force for a case: "same" stands for the one before. */
function ruleOf(index: number, list: readonly AccessCase[]): string {
  const rule = list[index]?.rule ?? ''
  return expanded(rule === 'same' ? (list[index - 1]?.rule ?? '') : rule)
}

describe('document reads and errors recorded from the official emulator', () => {
  it.for(single.map((each, index) => ({ ...each, rule: ruleOf(index, single) })))(
    '$request: $http',
    ({ rule, http, lastReason, message }, { task }) => {
      meets(task, FILE)
      const path = /^match \/(\S+)/.exec(rule)?.[1]?.split('/') ?? []
      const verdict = authorize(
        ruleset(withinDocuments(rule)),
        request({ path, resource: document(path.join('/'), { ordinal: 1 }) }),
        documents(access),
      )
      expect(verdict.allowed).toBe(http === 200)
      expect(verdict.message).toMatch(messageOf(http, lastReason ?? message?.split(', ').at(-1)))
    },
  )

  it.for(batches.map((each, index) => ({ ...each, rule: ruleOf(index, batches) })))(
    '$request: $http',
    ({ rule, request: line, http }, { task }) => {
      meets(task, FILE)
      const count = Number(/\d+/.exec(line)?.[0])
      const rules = ruleset(withinDocuments(rule))
      const shared = documents(access)
      const verdicts = numbers(count).map((n) =>
        authorize(
          rules,
          request({
            method: 'create',
            path: ['batch', `b${n}`],
            newResource: document(`batch/b${n}`, {}),
            scope: 'multi',
          }),
          shared,
        ),
      )
      expect(verdicts.every(({ allowed }) => allowed)).toBe(http === 200)
      expect(verdicts.slice(0, 20).every(({ allowed }) => allowed)).toBe(true)
    },
  )

  it.for(counters.map((each, index) => ({ ...each, rule: ruleOf(index, counters) })))(
    '$request: $http',
    ({ rule, request: line, http }, { task }) => {
      meets(task, FILE)
      const stale = line.includes('stale')
      const before = { 'state/counter': { version: 4 } }
      const after = { 'state/counter': { version: stale ? 4 : 5 }, 'atomic/x': { expectedVersion: 5 } }
      expect(commit(rule, documents(before, after), after).every(({ allowed }) => allowed)).toBe(http === 200)
    },
  )
})

function commit(
  rule: string,
  shared: DocumentAccess,
  after: { 'state/counter': object; 'atomic/x': object },
): Verdict[] {
  const rules = ruleset(withinDocuments(rule))
  const update = request({
    method: 'update',
    path: ['state', 'counter'],
    resource: document('state/counter', { version: 4 }),
    newResource: document('state/counter', { ...after['state/counter'] }),
    scope: 'multi',
  })
  const create = request({
    method: 'create',
    path: ['atomic', 'x'],
    newResource: document('atomic/x', { ...after['atomic/x'] }),
    scope: 'multi',
  })
  return [authorize(rules, update, shared), authorize(rules, create, shared)]
}

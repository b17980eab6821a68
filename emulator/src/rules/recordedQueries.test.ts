import { describe, expect, it } from 'vitest'
import { meets, recorded } from '../testing/recorded.ts'
import { authorize } from './authorize.ts'
import { documents, request, ruleset, stored, withinDocuments } from './testSupport.ts'
import type { Filter, FilterOperator, RulesAuth, RulesQuery, Verdict } from './types.ts'

type Comparison = [field: string, operator: string, value: unknown]
type RecordedFilter = Comparison | { and: RecordedFilter[] } | { or: RecordedFilter[] }

interface QueryCase {
  id?: string
  collection: string
  parent?: string
  filter?: RecordedFilter | string
  orderBy?: string[]
  limit?: number
  offset?: number
  group?: boolean
  unverified?: boolean
  verdict: 'ALLOW' | 'DENY'
  line?: number | null
  reasons?: string[] | null
}

interface Authorization {
  rules: string
  seeds: Record<string, Record<string, unknown>>
  cases: QueryCase[]
}

interface Paths {
  matchBlock: { path: string; functions: string[]; subcollections: { match: string; allowReadIf: string }[] }
  cases: QueryCase[]
}

const OPERATORS: Readonly<Record<string, FilterOperator>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
}

function filterOf(filter: RecordedFilter): Filter {
  if ('and' in filter) return { kind: 'and', filters: filter.and.map(filterOf) }
  if ('or' in filter) return { kind: 'or', filters: filter.or.map(filterOf) }
  const [field, operator, value] = filter
  const op = OPERATORS[operator]
  if (op === undefined) throw new Error(`Unknown operator ${operator}`)
  return { kind: 'field', field: field.split('.'), op, value: stored(value) }
}

function queryOf({ filter, orderBy = [], limit, offset, group = false }: QueryCase): RulesQuery {
  return {
    filter: filter === undefined || typeof filter === 'string' ? undefined : filterOf(filter),
    limit,
    offset,
    orderBy: orderBy.map((order) => ({
      field: [order.replace('-', '')],
      direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
    allDescendants: group,
  }
}

function caller(unverified = false): RulesAuth {
  return { uid: 'query-owner', token: { sub: 'query-owner', email_verified: !unverified } }
}

const authorization = recorded<Authorization>('rules-query-authorization.json')
const paths = recorded<Paths>('rules-query-paths.json')

describe('list verdicts recorded from the official emulator', () => {
  const licenses = Object.fromEntries(
    Object.entries(authorization.seeds).filter(([path]) => path.startsWith('licenses/')),
  )

  function verdictOf(query: QueryCase): Verdict {
    return authorize(
      ruleset(authorization.rules),
      request({
        method: 'list',
        path: [...(query.parent?.split('/') ?? []), query.collection],
        auth: caller(query.unverified),
        query: queryOf(query),
      }),
      documents(licenses),
    )
  }

  it.for(authorization.cases)('$id: $verdict', (query, { task }) => {
    meets(task, 'rules-query-authorization.json')
    const verdict = verdictOf(query)
    expect(verdict.allowed ? 'ALLOW' : 'DENY').toBe(query.verdict)
    expect(verdict.allowed ? undefined : (verdict.line ?? null)).toBe(query.line)
  })

  const worded = authorization.cases.filter(
    ({ reasons }) => reasons?.length === 1 && !reasons[0]?.includes('<comparable pairs>'),
  )
  it.each(worded)('$id says why', (query) => {
    const line = query.line == null ? '' : ` for 'list' @ L${query.line}`
    expect(verdictOf(query).message).toBe(`\n${query.reasons?.[0] ?? ''}${line}`)
  })
})

describe('list verdicts with unknown ids recorded from the official emulator', () => {
  const block = paths.matchBlock
  const rules = withinDocuments(
    `match ${block.path} {
      ${block.functions.join('\n')}
      ${block.subcollections.map((each) => `match ${each.match} { allow read: if ${each.allowReadIf}; }`).join('\n')}
    }`,
  )
  const seeds = {
    'queryParents/granted': { uid: 'query-owner' },
    'queryParents/denied': { uid: 'other-owner' },
    'queryParents/emptyGranted': { uid: 'query-owner' },
    'queryParents/granted/members/owned': {},
    'queryParents/denied/members/owned': {},
  }

  it.for(paths.cases)('$parent/$collection: $verdict', (query, { task }) => {
    meets(task, 'rules-query-paths.json')
    const filter: Filter = { kind: 'field', field: ['uid'], op: 'EQUAL', value: 'query-owner' }
    const verdict = authorize(
      ruleset(rules),
      request({
        method: 'list',
        path: ['queryParents', query.parent ?? '', query.collection],
        auth: caller(),
        query: { ...queryOf(query), filter: typeof query.filter === 'string' ? filter : undefined },
      }),
      documents(seeds),
    )
    expect(verdict.allowed ? 'ALLOW' : 'DENY').toBe(query.verdict)
    const last = query.reasons?.at(-1) ?? '.*'
    const refusal = new RegExp(`^\\n${last} for 'list' @ L\\d+$`)
    expect(verdict.message).toMatch(query.verdict === 'ALLOW' ? /^$/ : refusal)
  })
})

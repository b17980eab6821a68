import { describe, expect, it } from 'vitest'
import { excepts, meets, recorded } from '../testing/recorded.ts'
import { authorize } from './authorize.ts'
import { document, documents, request, ruleset, withinDocuments } from './testSupport.ts'
import type { Method, RulesDocument } from './types.ts'

interface ExpressionCase {
  id: string
  expression: string
  method?: Method
  verdict?: 'DENY'
  resource?: { data: Record<string, unknown> }
  requestResource?: { data: Record<string, unknown> }
  requestQuery?: { limit: number }
}

interface Language {
  expressions: ExpressionCase[]
  blocks: { id: string; rules: string; path: string }[]
}

const FILE = 'rules-language.json'
const { expressions, blocks } = recorded<Language>(FILE)
const common = request({
  auth: { uid: 'phase3-user', token: { role: 'editor', score: 7, cohort: 'language' } },
})

function documentOf(id: string, resource: ExpressionCase['resource']): RulesDocument | undefined {
  return resource && document(`phase3-language/${id}`, resource.data)
}

describe('verdicts recorded from production', () => {
  it.for(expressions)('$id: $expression', ({ id, expression, method = 'get', ...rest }, { task }) => {
    if (id === 'debug-return')
      excepts(task, FILE, 'recorded from production, which has no debug(); emulators have it')
    else meets(task, FILE)
    const rules = ruleset(
      withinDocuments(`match /phase3-language/{id} { allow ${method}: if ${expression}; }`),
    )
    const verdict = authorize(
      rules,
      {
        ...common,
        method,
        path: method === 'list' ? ['phase3-language'] : ['phase3-language', id],
        resource: documentOf(id, rest.resource),
        newResource: documentOf(id, rest.requestResource),
        query: rest.requestQuery && { limit: rest.requestQuery.limit, orderBy: [], allDescendants: false },
      },
      documents({}),
    )
    // debug() exists in emulators only: they allow what production denies.
    expect(verdict.allowed).toBe(rest.verdict !== 'DENY' || id === 'debug-return')
  })

  it.for(blocks)('$id', ({ rules, path }, { task }) => {
    meets(task, FILE)
    const verdict = authorize(
      ruleset(withinDocuments(rules)),
      { ...common, path: path.split('/') },
      documents({}),
    )
    expect(verdict.message).toBe('')
  })
})

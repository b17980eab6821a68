import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { documents, outcome, request, ruleset, withinDocuments } from './testSupport.ts'
import type { DocumentAccess } from './types.ts'

const D = '/databases/$(database)/documents'

/** Access that notes what is really read. */
function watched(access: DocumentAccess): DocumentAccess & { names: string[] } {
  const names: string[] = []
  return {
    names,
    get: (name) => {
      names.push(name)
      return access.get(name)
    },
    getAfter: (name) => {
      names.push(`after ${name}`)
      return access.getAfter(name)
    },
  }
}

function rulesOf(condition: string) {
  return ruleset(withinDocuments(`match /things/{id} { allow read, write: if ${condition}; }`))
}

const existing = (from: number, count: number): string =>
  Array.from({ length: count }, (_, n) => `!exists(${D}/none/d${from + n})`).join(' && ')

describe('get and exists', () => {
  const access = documents(
    { 'users/ana': { role: 'agent' } },
    { 'users/ana': { role: 'director' }, 'users/bia': {} },
  )

  it.each([
    `get(${D}/users/ana).data.role == 'agent' && get(${D}/users/ana).id == 'ana'`,
    `get(${D}/users/ana).__name__ == ${D}/users/ana`,
    `exists(${D}/users/ana) && !exists(${D}/users/bia)`,
    `getAfter(${D}/users/ana).data.role == 'director' && existsAfter(${D}/users/bia)`,
    `get(${D}/users/bia) == null`,
    `get(path('/databases/(default)/documents/users/' + 'ana')).data.role == 'agent'`,
  ])('%s', (condition) => {
    expect(outcome(condition, {}, access)).toBe(true)
  })

  it.each([
    `exists(${D}/users)`,
    `exists(${D}/users/ana/notes)`,
    `exists(${D})`,
    'exists(/users/ana)',
    `exists((${D}/users/$(foo)))`,
  ])('fail on %s, which is no document', (condition) => {
    expect(outcome(condition, {}, access)).toMatch(
      /^Service call error\. Function: \[exists\], Argument: \[path_value \{/,
    )
  })

  it('fail on what is no path', () => {
    expect(outcome("exists('users/ana')", {}, access)).toBe('Function not found error: Name: [exists].')
    expect(outcome('exists(request.auth)', {}, access)).toBe('Function not found error: Name: [exists].')
  })

  it('read a document once for a request, and say how many were read', () => {
    const shared = watched(access)
    const rules = rulesOf(
      `get(${D}/users/ana) != null && exists(${D}/users/ana) && existsAfter(${D}/users/ana)`,
    )
    expect(authorize(rules, request({}), shared).reads).toBe(2)
    expect(authorize(rules, request({}), shared).reads).toBe(0)
    const name = 'projects/demo/databases/(default)/documents/users/ana'
    expect(shared.names).toEqual([name, `after ${name}`])
  })

  it('read nothing that the rest of the condition does not need', () => {
    const shared = watched(access)
    authorize(rulesOf(`request.auth != null && exists(${D}/users/ana)`), request({}), shared)
    expect(shared.names).toEqual([])
  })
})

describe('limits', () => {
  it('are 10 documents for one operation, whatever its scope', () => {
    expect(outcome(existing(0, 10))).toBe(true)
    expect(outcome(existing(0, 11))).toContain('"d10"')
    expect(outcome(existing(0, 11), { scope: 'multi' })).toContain('"d10"')
    expect(outcome(`${existing(0, 10)} && ${existing(0, 10)}`)).toBe(true)
  })

  it('are 20 documents for all operations of one request', () => {
    const shared = documents({})
    const allows = (from: number, count: number): boolean =>
      authorize(rulesOf(existing(from, count)), request({ scope: 'multi' }), shared).allowed
    expect([allows(0, 10), allows(10, 10), allows(5, 10), allows(20, 1)]).toEqual([true, true, true, false])
  })

  it('leave an error that the rest of the condition can absorb', () => {
    expect(outcome(`(${existing(0, 11)}) || true`)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { withRulesOf } from './support/rulesProject.ts'
import { withServer } from './support/server.ts'

const server = withServer()
const withRules = withRulesOf(server)

const RULES = `
  match /closed/{id} { allow read, write: if false; }
  match /once/{id} { allow create: if true; allow update: if resource.data.isOpen; }`
const LONG_AGO = '2001-01-01T00:00:00Z'
const OWNER = { authorization: 'Bearer owner' }

/** More than half of what a document may hold. */
const LONG = 'x'.repeat(900_000)

type Json = Readonly<Record<string, unknown>>

/** A store with `one` in each collection, and none called `none`. */
async function openStore(): Promise<{
  write: (path: string, more?: Json, fields?: Json) => Promise<string>
}> {
  const { projectId } = await withRules(RULES)
  const root = `projects/${projectId}/databases/(default)/documents`
  const commit = async (write: Json, headers = {}): Promise<string> => {
    const body = JSON.stringify({ writes: [write] })
    const response = await fetch(`${server.url}/v1/${root}:commit`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { readonly error?: { readonly status: string } }
    return answer.error?.status ?? 'OK'
  }
  const stored = { isOpen: { booleanValue: true }, text: { stringValue: LONG } }
  for (const path of ['closed/one', 'once/one']) {
    await commit({ update: { name: `${root}/${path}`, fields: stored } }, OWNER)
  }
  return {
    write: (path, { isDeletion, ...more } = {}, fields = {}) => {
      const name = `${root}/${path}`
      return commit({ ...more, ...(isDeletion === true ? { delete: name } : { update: { name, fields } }) })
    },
  }
}

describe('whoever is denied', () => {
  it.each([
    ['that there is none', { currentDocument: { exists: false } }],
    ['that there is one', { currentDocument: { exists: true } }],
    ['when it was changed', { currentDocument: { updateTime: LONG_AGO } }],
    ['that there is one to delete', { isDeletion: true, currentDocument: { exists: true } }],
    ['that there is none to delete', { isDeletion: true, currentDocument: { exists: false } }],
    ['with a mask', { updateMask: { fieldPaths: ['isOpen'] }, currentDocument: { exists: true } }],
  ])('is not told by a precondition what there is: %s', async (_what, write) => {
    const store = await openStore()
    for (const id of ['one', 'none'])
      expect(await store.write(`closed/${id}`, write)).toBe('PERMISSION_DENIED')
  })

  it('is not told by a limit how much there is', async () => {
    const { write } = await openStore()
    const add = { updateMask: { fieldPaths: ['more'] } }
    for (const id of ['one', 'none']) {
      expect(await write(`closed/${id}`, add, { more: { stringValue: LONG } })).toBe('PERMISSION_DENIED')
    }
  })
})

describe('whoever may write', () => {
  it('is told that there is one already', async () => {
    const { write } = await openStore()
    expect(await write('once/one', { currentDocument: { exists: false } })).toBe('ALREADY_EXISTS')
    expect(await write('once/none', { currentDocument: { exists: false } })).toBe('OK')
  })

  it('is told that another version is there', async () => {
    const { write } = await openStore()
    expect(await write('once/one', { currentDocument: { updateTime: LONG_AGO } })).toBe('FAILED_PRECONDITION')
  })
})

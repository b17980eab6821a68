import { describe, expect, it } from 'vitest'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'
import { rulesProject } from '../support/rules/suite.ts'

/** Of the functions alone, or of nobody: no rule opens them. */
const CLOSED = ['phones', 'requests', 'rateLimits', 'outbox', 'mail', 'anything']

withRules(async (db) => {
  for (const name of CLOSED) await setDoc(doc(db, `${name}/one`), { uid: 'artist' })
})

describe.each(CLOSED)('%s', (name) => {
  describeMatrix({
    existing: `${name}/one`,
    change: { uid: 'bare' },
    fresh: { path: `${name}/two`, data: { uid: 'bare' } },
    allowed: { get: [], list: [], create: [], update: [], delete: [] },
  })
})

it.each([
  ['there is none', { exists: false }],
  ['there is one', { exists: true }],
])('a stranger who says that %s is not told of a phone that is taken', async (_what, currentDocument) => {
  const database = `projects/${rulesProject()}/databases/(default)/documents`
  const answers = ['one', 'free'].map(async (id) => {
    const writes = [{ update: { name: `${database}/phones/${id}`, fields: {} }, currentDocument }]
    const body = JSON.stringify({ writes })
    const response = await fetch(`http://127.0.0.1:8080/v1/${database}:commit`, { method: 'POST', body })
    return response.status
  })
  expect(await Promise.all(answers)).toEqual([403, 403])
})

import { describe } from 'vitest'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'

/** Of the functions alone, or of nobody: no rule opens them. */
const CLOSED = ['phones', 'requests', 'rateLimits', 'anything']

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

import fc from 'fast-check'
import { HttpsError } from 'firebase-functions/https'
import { expect, it } from 'vitest'
import { registrationPayload } from '../testing/payloads.ts'
import { readProfileChanges } from './profiles/updateInput.ts'
import { readRegistration } from './registration/input.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const RUNS = 5000

/** Any value for any field of a payload that is otherwise good. */
function mutated(base: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const field = fc.tuple(
    fc.constantFrom(...Object.keys(base)),
    fc.anything({ maxDepth: 3, withNullPrototype: true }),
  )
  return fc.oneof(
    fc
      .array(field, { minLength: 1, maxLength: 3 })
      .map((fields) => ({ ...base, ...Object.fromEntries(fields) })),
    fc.anything({ maxDepth: 4, withNullPrototype: true }),
  )
}

/** `invalid-argument` or nothing; anything else that is thrown is a defect. */
function codeOf(read: () => unknown): string {
  try {
    read()
    return 'read'
  } catch (error) {
    if (error instanceof HttpsError) return error.code
    throw error
  }
}

it('whatever a registration holds is read or refused, never a failure', () => {
  const base = {
    ...registrationPayload(),
    username: 'x',
    skills: [],
    bio: '',
    links: {},
    guardian: undefined,
    uf: 'SP',
  }
  fc.assert(
    fc.property(mutated(base), (data) => {
      expect(['read', 'invalid-argument']).toContain(codeOf(() => readRegistration(data, NOW)))
    }),
    { numRuns: RUNS },
  )
})

it('whatever a change holds is read or refused, never a failure', () => {
  const base = {
    profileId: 'u',
    expectedVersion: 1,
    birthDate: '1990-01-01',
    bio: null,
    mediaOrder: [],
    links: {},
  }
  fc.assert(
    fc.property(mutated(base), (data) => {
      expect(['read', 'invalid-argument']).toContain(codeOf(() => readProfileChanges(data, NOW)))
    }),
    { numRuns: RUNS },
  )
})

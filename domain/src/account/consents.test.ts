import { describe, expect, it } from 'vitest'
import { CONSENTS_IN_FORCE, type ConsentKind, consentsToAsk, isInForce, latestConsent } from './consents.ts'
import type { Consent } from '../schemas/account/consent.ts'

function line(kind: ConsentKind, seconds: number, changes: Partial<Consent> = {}): Consent {
  const at = { seconds, nanoseconds: 0 }
  return { uid: 'ana', kind, ...CONSENTS_IN_FORCE[kind], given: true, at, ...changes }
}

const BOTH = [line('terms', 1), line('privacy', 1)]

describe('consents', () => {
  it('the newest line of a kind counts, in whatever order they come', () => {
    const lines = [line('sensitive', 3, { given: false }), line('sensitive', 1), line('terms', 9)]
    expect(latestConsent(lines, 'sensitive')).toBe(lines[0])
    expect(isInForce(latestConsent(lines, 'sensitive'))).toBe(false)
    expect(isInForce(line('terms', 1))).toBe(true)
    expect(isInForce(undefined)).toBe(false)
  })

  it('nothing is asked of who agreed to the texts in force', () => {
    expect(consentsToAsk(BOTH, { isMinor: false })).toEqual([])
  })

  it('a text with a newer version is asked again', () => {
    const old = line('terms', 5, { version: '2020-01-01' })
    expect(consentsToAsk([old, line('privacy', 1)], { isMinor: false })).toEqual(['terms'])
    expect(consentsToAsk([], { isMinor: false })).toEqual(['terms', 'privacy'])
  })

  it('a minor needs the guardian’s as well, and nobody the sensitive one', () => {
    expect(consentsToAsk(BOTH, { isMinor: true })).toEqual(['guardian'])
    expect(consentsToAsk([...BOTH, line('guardian', 1)], { isMinor: true })).toEqual([])
  })
})

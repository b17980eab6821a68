import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import { readProfileChanges } from './updateInput.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const read = (fields: object): ReturnType<typeof readProfileChanges> =>
  readProfileChanges({ profileId: 'u1', ...fields }, NOW)

describe('a change', () => {
  it.each([
    ['only names the profile', {}],
    ['has only a version', { expectedVersion: 3 }],
    ['adds no files', { tempMediaIds: [] }],
    ['has a birth date of an invalid type', { birthDate: { day: 3 } }],
    ['has null for a birth date', { birthDate: null }],
    ['has a birth date in the future', { birthDate: '2100-01-01' }],
  ])('that %s is empty', (_, fields) => {
    expect(read(fields).isEmpty).toBe(true)
  })

  it.each([
    ['a name', { artisticName: 'Maria' }],
    ['a birth date', { birthDate: '1990-05-17' }],
    ['a fact', { heightCm: 170 }],
    ['a fact taken back', { bio: null }],
    ['no classes', { classes: [] }],
    ['an order', { mediaOrder: [] }],
    ['a file', { tempMediaIds: ['aaaaaaaaaaaaaaaaaaaaaaaa/1'] }],
    ['the confirmed look', { confirmLook: true }],
  ])('of %s is not', (_, fields) => {
    expect(read(fields).isEmpty).toBe(false)
  })

  it('tells the look’s confirmation alone from one beside something else', () => {
    expect(read({ confirmLook: true }).isLookAlone).toBe(true)
    expect(read({ confirmLook: true, tempMediaIds: [] }).isLookAlone).toBe(true)
    expect(read({ confirmLook: true, heightCm: 170 }).isLookAlone).toBe(false)
    expect(read({ heightCm: 170 }).isLookAlone).toBe(false)
  })

  it('keeps every fact, and nothing else among them', () => {
    const others = { artisticName: 'Maria', phone: '11987654321', birthDate: '1990-05-17', confirmLook: true }
    expect(read({ ...others, ...SAMPLE_FACTS }).facts).toEqual(SAMPLE_FACTS)
  })

  it('keeps what else is sent with a bad birth date', () => {
    const changes = read({ birthDate: 'ontem', heightCm: 170 })
    expect(changes.birthDate).toBeUndefined()
    expect(changes.facts).toEqual({ heightCm: 170 })
  })

  it.each([
    ['grants', { grants: ['DIRECTOR'] }],
    ['status', { status: 'published' }],
    ['review', { review: { note: 'ok' } }],
    ['uid', { uid: 'x' }],
    ['e-mail', { email: 'a@b.co' }],
    ['version', { version: 9 }],
    ['anything', { nonsense: 1 }],
    ['a path as id', { profileId: 'a/b' }],
    ['null for a name', { artisticName: null }],
    ['an order with repeats', { mediaOrder: ['a', 'a'] }],
    ['a file twice', { tempMediaIds: ['aaaaaaaaaaaaaaaaaaaaaaaa/1', 'aaaaaaaaaaaaaaaaaaaaaaaa/1'] }],
  ])('of %s is refused', (_, fields) => {
    expect(() => read(fields)).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
  })

  it.each([null, undefined, [], 'x', {}])('%j is refused', (data) => {
    expect(() => readProfileChanges(data, NOW)).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
  })
})

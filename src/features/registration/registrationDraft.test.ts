import { UPLOADS_KEPT_MS } from '@ribalta/domain/media/media'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import type { Upload } from '../../lib/media/uploads.ts'
import { toFactsValues } from '../../ui/artistFields/factsValues.ts'
import { EMPTY_DRAFT, readDraft, writeDraft, type RegistrationDraft } from './registrationDraft.ts'
import { EMPTY_REGISTRATION } from './registrationForm.ts'

const NOW = 1_000_000_000
const file = (id: string) => ({ id, name: `${id}.jpg`, type: 'image/jpeg', size: 10 })
const tempMediaId = 'abcdefghijklmnopqrstuvwx/0'
const uploads: Upload[] = [
  { ...file('a'), previewUrl: 'blob:a', state: { kind: 'sent', tempMediaId, at: NOW } },
  { ...file('b'), state: { kind: 'sending', fraction: 0.5 } },
  { ...file('c'), state: { kind: 'refused', reason: 'não' } },
]
const draft: RegistrationDraft = {
  values: { ...EMPTY_REGISTRATION, email: 'ana@example.com', password: 'segredo123', city: 'Recife' },
  reached: 4,
  uploads,
  attempt: { requestId: 'id1', payload: '{}' },
  invitation: { id: 'convite', key: 'chave' },
  wanted: {
    from: '/casting/c1',
    applyingFor: { roleId: 'r1', roleTitle: 'Vizinha', castingTitle: 'Café da manhã' },
  },
}

describe('the registration draft', () => {
  it('keeps what was typed, the step, the attempt, the invitation and the wanted role, and never the password', () => {
    const text = writeDraft(draft, NOW)
    expect(text).not.toContain('segredo123')
    expect(readDraft(text, NOW)).toMatchObject({
      values: { email: 'ana@example.com', city: 'Recife', password: '' },
      reached: 4,
      attempt: { requestId: 'id1' },
      invitation: { id: 'convite', key: 'chave' },
      wanted: draft.wanted,
    })
  })

  it('keeps nothing of a guardian, whose data are nobody’s to find in a closed tab', () => {
    const guardian = {
      name: 'Rita Responsável',
      email: 'rita@example.com',
      phone: '11977776666',
      relation: 'mae',
    } as const
    const values = { ...EMPTY_REGISTRATION, email: 'ana@example.com', guardian, acceptsGuardian: true }
    const text = writeDraft({ ...draft, values }, NOW)
    for (const told of Object.values(guardian)) expect(text).not.toContain(told)
    expect(readDraft(text, NOW).values).toEqual({ ...EMPTY_REGISTRATION, email: 'ana@example.com' })
  })

  it('keeps every fact', () => {
    const values = { ...EMPTY_REGISTRATION, ...toFactsValues(SAMPLE_FACTS) }
    expect(readDraft(writeDraft({ ...draft, values }, NOW), NOW).values).toEqual(values)
  })

  it('keeps the files that were sent, and those to be looked for on the device', () => {
    const kept = readDraft(writeDraft(draft, NOW), NOW).uploads
    expect(kept.map(({ name, state }) => [name, state.kind])).toEqual([
      ['a.jpg', 'sent'],
      ['b.jpg', 'restoring'],
    ])
    expect(kept[0]?.state).toMatchObject({ tempMediaId })
    expect(kept[0]).not.toHaveProperty('previewUrl')
  })

  it('says of no file that it was sent when the server may have thrown it away by now', () => {
    const later = NOW + UPLOADS_KEPT_MS
    expect(readDraft(writeDraft(draft, NOW), later).uploads[0]?.state.kind).toBe('restoring')
  })

  it('is empty where nothing or nonsense is stored', () => {
    expect(readDraft(null, NOW)).toEqual(EMPTY_DRAFT)
    expect(readDraft('{', NOW)).toEqual(EMPTY_DRAFT)
    expect(readDraft('{"version":3,"at":1000000000,"values":{"email":3}}', NOW)).toEqual(EMPTY_DRAFT)
  })
})

import { randomBytes, randomInt } from 'node:crypto'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'

/** A registration that nobody else's clashes with; `tempMediaIds` need their files where they are to be claimed. */
export function registrationPayload(changes: Partial<CreateProfileInput> = {}): CreateProfileInput {
  const mark = randomBytes(6).toString('hex')
  return {
    requestId: `request-${randomBytes(12).toString('hex')}`,
    email: `pessoa-${mark}@example.com`,
    password: 'palco-escuro-9',
    artisticName: `Pessoa ${mark}`,
    tempMediaIds: [`${randomBytes(12).toString('hex')}/0`],
    birthDate: '1990-05-17',
    phone: `119${String(randomInt(10_000_000, 99_999_999))}`,
    consents: { terms: CONSENT_VERSIONS.terms, privacy: CONSENT_VERSIONS.privacy },
    ...changes,
  }
}

export const guardian = {
  name: 'Helena Prado',
  email: 'helena@example.com',
  phone: '11987650000',
  relation: 'mae',
} as const

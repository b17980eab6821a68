import '../support/functions/alone.ts'
import { CALL_NAMES } from '@ribalta/domain/commands'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { backend, call, type Person, person, profileOf } from '../support/functions/functions.ts'
import { fuzzCases } from '../support/fuzz/cases.ts'

/** What a visitor may call: an ended sign-in is worth no more than none. */
const FOR_ANYBODY = [
  'answerProposal',
  'checkEmailExists',
  'checkPhoneExists',
  'createProfile',
  'getProposal',
  'openInvitation',
  'openUploads',
  'reportArtist',
  'reportCasting',
  'reportFailedSignIn',
  'submitContact',
  'verifyAgentPermission',
  'verifyDirectorPermission',
]

/** Somebody who has ended the very sign-in that the token is of. */
async function endedDirector(): Promise<Person> {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'], phone: '21999990000' })
  const later = Timestamp.fromMillis(Date.now() + 60_000)
  await backend.db.doc(`profiles/${director.uid}`).update({ sessionsEndedAt: later })
  return director
}

/** Payloads that would do something for who calls. */
function payloadsOf({ uid }: Person): Readonly<Record<string, unknown>> {
  return {
    updateProfile: { profileId: uid, phone: '21988887777', privateDetails: { legalName: 'Outra Pessoa' } },
    recordConsent: { kind: 'sensitive', version: '2026-11-21', given: true },
    exportMyData: {},
    recordAccountEvent: {},
    endOtherSessions: {},
    deleteMyAccount: { confirmation: 'EXCLUIR' },
    catalogueUsage: { kind: 'class', id: 'ator' },
    importCatalogue: { kind: 'class', lines: [['ator', 'actor', 'ator']] },
  }
}

describe('a sign-in that was ended from another device', () => {
  it.each(CALL_NAMES.filter((name) => !FOR_ANYBODY.includes(name)))('is refused by %s', async (name) => {
    const director = await endedDirector()
    const payload = payloadsOf(director)[name] ?? fuzzCases(director.uid)[name].base
    expect((await call(name, payload, director.token)).error?.status).toBe('UNAUTHENTICATED')
    expect((await profileOf(director.uid))?.phone).toBe('21999990000')
  })

  it('holds no permission', async () => {
    const { token } = await endedDirector()
    const no = { result: { hasPermission: false } }
    expect(await call('verifyAgentPermission', null, token)).toEqual(no)
    expect(await call('verifyDirectorPermission', null, token)).toEqual(no)
  })

  it('may what a visitor may', async () => {
    const { token } = await endedDirector()
    expect(await call('checkEmailExists', { email: 'ninguem@example.com' }, token)).toEqual({
      result: { exists: false },
    })
    const incomplete = { ...registrationPayload(), email: '' }
    expect((await call('createProfile', incomplete, token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

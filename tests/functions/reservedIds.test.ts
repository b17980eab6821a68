import '../support/functions/alone.ts'
import type { CallName } from '@ribalta/domain/commands'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { beforeAll, expect, it } from 'vitest'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { call, type Person, person } from '../support/functions/functions.ts'

let agent: Person
beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

const LONG = `__${'x'.repeat(20)}__`
const GOOD = 'abcdefghijklmnopqrstuvwx'
const message = {
  name: 'Marina Alencar',
  email: 'marina@example.com',
  subject: 'contratar',
  message: 'Procuro elenco.',
}
const report = { requestId: GOOD, reason: 'outro', message: 'Parece outra pessoa.' }
const registration = registrationPayload({
  consents: { terms: CONSENT_VERSIONS.terms, privacy: CONSENT_VERSIONS.privacy },
})
const uploads = { sessions: [], files: [], dropped: [] }
const move = { artistId: GOOD, roleId: GOOD, from: 'submitted', to: 'shortlisted' }
const moves = { kind: 'candidates', castingId: GOOD, moves: [move] }

/** Whatever would be a document's id that Firestore reserves, or would lead elsewhere. */
it.each<[CallName, Readonly<Record<string, unknown>>]>([
  ...['.', '..', '__x__', LONG].flatMap((id): [CallName, Readonly<Record<string, unknown>>][] => [
    ['reportArtist', { ...report, artistId: id }],
    ['reportCasting', { ...report, castingId: id }],
    ['openInvitation', { id, key: 'n'.repeat(32) }],
    ['addToRole', { castingId: id, roleId: GOOD, profileIds: [GOOD] }],
    ['inviteToCasting', { castingId: id, profileIds: [GOOD] }],
    ['changeState', { ...moves, castingId: id }],
    ['changeState', { ...moves, moves: [{ ...move, artistId: id }] }],
  ]),
  ['reportArtist', { ...report, requestId: LONG, artistId: GOOD }],
  ['submitContact', { ...message, requestId: LONG }],
  ['openUploads', { ...uploads, sessions: [LONG] }],
  ['openUploads', { ...uploads, dropped: [`${LONG}/0`] }],
  ['createProfile', { ...registration, requestId: LONG }],
  ['createProfile', { ...registration, tempMediaIds: [`${LONG}/0`] }],
  ['createProfile', { ...registration, invitation: { id: LONG, key: 'n'.repeat(32) } }],
  ['addToRole', { castingId: GOOD, roleId: 'x__', profileIds: ['__x'] }],
  ['changeState', { ...moves, moves: [{ ...move, artistId: '__x', roleId: 'x__' }] }],
])('%s refuses %j as malformed', async (name, payload) => {
  expect((await call(name, payload, agent.token)).error?.status).toBe('INVALID_ARGUMENT')
})

it('openFiles gives no ticket for a file of nobody', async () => {
  const answer = await call('openFiles', { paths: ['media/__x__/foto/320.webp'] }, agent.token)
  expect(answer.result).toMatchObject({ tickets: [null] })
})

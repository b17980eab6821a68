import '../support/functions/alone.ts'
import type { Grant } from '@ribalta/domain/account/grants'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, call, type Person, person, profileOf } from '../support/functions/functions.ts'

const DIRECTOR: Grant[] = ['AGENT', 'DIRECTOR']
const DONE = { result: { success: true } }

let director: Person

beforeAll(async () => {
  director = await person({ grants: DIRECTOR })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

async function enrol({ uid }: Person): Promise<void> {
  await backend.auth.updateUser(uid, {
    emailVerified: true,
    multiFactor: {
      enrolledFactors: [
        { uid: 'celular', factorId: 'phone', phoneNumber: '+5511987654321', displayName: 'Celular' },
      ],
    },
  })
}

async function factorsOf({ uid }: Person): Promise<number> {
  const { multiFactor } = await backend.auth.getUser(uid)
  return multiFactor?.enrolledFactors.length ?? 0
}

function reset({ uid }: Person, as: Person): ReturnType<typeof call> {
  return call('resetSecondFactors', { profileId: uid }, as.token)
}

/** The token with the mark of a second factor; the suite believes it unsigned. */
function withSecondFactor({ token }: Person): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { firebase: object }
  const firebase = { ...claims.firebase, sign_in_second_factor: 'phone' }
  return [header, Buffer.from(JSON.stringify({ ...claims, firebase })).toString('base64url'), ''].join('.')
}

it('a director takes the factors of another one of staff, ends their sign-ins and is written down', async () => {
  const member = await person({ grants: DIRECTOR })
  await enrol(member)
  expect(await reset(member, director)).toEqual(DONE)
  expect(await factorsOf(member)).toBe(0)
  expect(await call('verifyDirectorPermission', null, member.token)).toEqual({
    result: { hasPermission: false },
  })
  expect(await auditOf(member.uid)).toMatchObject([
    { kind: 'secondFactorsReset', actor: director.uid, subject: member.uid },
  ])
  expect(await reset(member, director)).toEqual(DONE)
})

it('nobody takes their own so, nor an agent anybody’s, nor anybody those of an artist', async () => {
  const agent = await person({ grants: ['AGENT'] })
  const artist = await person()
  await enrol(director)
  for (const [whose, by, status] of [
    [director, director, 'PERMISSION_DENIED'],
    [director, agent, 'PERMISSION_DENIED'],
    [agent, artist, 'PERMISSION_DENIED'],
    [artist, director, 'FAILED_PRECONDITION'],
  ] as const) {
    expect((await reset(whose, by)).error?.status).toBe(status)
  }
  expect(await factorsOf(director)).toBe(1)
  const missing = await call('resetSecondFactors', { profileId: 'ninguem' }, director.token)
  expect(missing.error?.status).toBe('NOT_FOUND')
})

it('where directors need a second factor, they have rights by a sign-in with one only', async () => {
  const [old, agent] = [await person({ grants: DIRECTOR }), await person({ grants: ['AGENT'] })]
  vi.stubEnv('DIRECTORS_NEED_SECOND_FACTOR', 'true')
  const artist = await person()
  await call('setGrants', { profileId: artist.uid, grants: DIRECTOR }, director.token)
  await sweepAll(backend, new Date())
  for (const { uid, token } of [old, artist]) {
    expect((await profileOf(uid))?.needsSecondFactor).toBe(true)
    for (const name of ['verifyAgentPermission', 'verifyDirectorPermission'] as const) {
      expect(await call(name, null, token)).toEqual({ result: { hasPermission: false } })
    }
  }
  expect(await call('verifyDirectorPermission', null, withSecondFactor(old))).toEqual({
    result: { hasPermission: true },
  })
  expect(await call('verifyAgentPermission', null, agent.token)).toEqual({ result: { hasPermission: true } })
  vi.stubEnv('DIRECTORS_NEED_SECOND_FACTOR', '')
  await sweepAll(backend, new Date())
  expect(await profileOf(old.uid)).toEqual(old.profile)
})

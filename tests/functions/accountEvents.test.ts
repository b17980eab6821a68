import { type AccountEvent, accountEventSchema } from '@ribalta/domain/schemas/account/accountEvent'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { recordAccountEvents } from '../../functions/src/services/account/events.ts'
import { endOtherSessions } from '../../functions/src/services/account/endSessions.ts'
import { readGrants } from '../../functions/src/services/account/grants.ts'
import { backend, bareAccount, call, person, signedIn } from '../support/functions/functions.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

async function eventsOf(uid: string): Promise<AccountEvent[]> {
  const { docs } = await backend.db.collection(`profiles/${uid}/accountEvents`).orderBy('at').get()
  return docs.map((event) => accountEventSchema.parse(event.data()))
}
const kindsOf = async (uid: string) => (await eventsOf(uid)).map(({ kind }) => kind)

/** The second from which on the provider lets a person's sign-ins count. */
async function validAfter(uid: string): Promise<number> {
  return Date.parse((await backend.auth.getUser(uid)).tokensValidAfterTime ?? '')
}

/** Notes something of a day before, as if the person had been here for long. */
async function wasHereBefore(uid: string): Promise<void> {
  const at = Timestamp.fromMillis((await validAfter(uid)) - 86_400_000)
  await backend.db.doc(`profiles/${uid}/accountEvents/before`).set({ kind: 'signIn', at })
}

describe('recordAccountEvent', () => {
  it('notes a sign-in once, with the device in words and nothing else of the browser', async () => {
    const { uid, token } = await person()
    const headers = { 'user-agent': ANDROID }
    expect(await call('recordAccountEvent', {}, token, headers)).toEqual({ result: { recorded: 1 } })
    expect(await call('recordAccountEvent', null, token, headers)).toEqual({ result: { recorded: 0 } })
    const events = await eventsOf(uid)
    expect(events).toEqual([{ kind: 'signIn', at: events[0]?.at, device: 'Chrome no Android' }])
  })

  it('notes each sign-in, however many ask at once', async () => {
    const { uid } = await person()
    const caller = signedIn({ uid })
    const asked = [0, 0, 1, 0, 1, 0].map((later) =>
      recordAccountEvents(backend, { ...caller, authTime: caller.authTime + later }, new Date()),
    )
    const news = await Promise.all(asked)
    expect(news.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await kindsOf(uid)).toEqual(['signIn', 'signIn'])
  })

  it('notes a confirmed e-mail once', async () => {
    const { uid } = await person()
    await backend.auth.updateUser(uid, { emailVerified: true })
    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    expect((await kindsOf(uid)).filter((kind) => kind === 'emailVerified')).toHaveLength(1)
  })

  it('notes a new password of somebody who was here before, and not the first one', async () => {
    const { uid } = await person()
    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    expect(await kindsOf(uid)).toEqual(['signIn'])
    await wasHereBefore(uid)
    await backend.auth.updateUser(uid, { password: 'outra-senha-7' })
    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    expect((await kindsOf(uid)).filter((kind) => kind === 'passwordChanged')).toHaveLength(1)
  })

  it('notes a new password although the sign-in before it comes to be noted only now', async () => {
    const { uid } = await person()
    await backend.auth.updateUser(uid, { password: 'outra-senha-7' })
    const authTime = (await validAfter(uid)) / 1000 - 60
    await recordAccountEvents(backend, { ...signedIn({ uid }), authTime }, new Date())
    expect(await kindsOf(uid)).toEqual(['signIn', 'passwordChanged'])
  })

  it('notes nothing for an account without a profile', async () => {
    const bare = await bareAccount()
    expect(await call('recordAccountEvent', {}, bare.token)).toEqual({ result: { recorded: 0 } })
    expect(await eventsOf(bare.uid)).toEqual([])
  })

  it('refuses somebody whose account is gone', async () => {
    const { uid, token } = await bareAccount()
    await backend.auth.deleteUser(uid)
    expect((await call('recordAccountEvent', null, token)).error?.status).toBe('UNAUTHENTICATED')
  })

  it('refuses visitors and payloads', async () => {
    expect((await call('recordAccountEvent', {})).error?.status).toBe('UNAUTHENTICATED')
    const { token } = await person()
    const answer = await call('recordAccountEvent', { kind: 'signIn' }, token)
    expect(answer.error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('endOtherSessions', () => {
  it('ends what was before this sign-in, takes back what renews it, and says so once', async () => {
    const { uid, token } = await person()
    await wasHereBefore(uid)
    const { authTime } = signedIn({ uid })
    expect(await call('endOtherSessions', {}, token, { 'user-agent': ANDROID })).toEqual({
      result: { success: true },
    })
    expect(await call('endOtherSessions', {}, token)).toEqual({ result: { success: true } })

    const profile = await backend.db.doc(`profiles/${uid}`).get()
    const endedAt: unknown = profile.get('sessionsEndedAt')
    expect(endedAt).toBeInstanceOf(Timestamp)
    expect(authTime - (endedAt as Timestamp).seconds).toBeLessThan(60)
    expect(await validAfter(uid)).toBeGreaterThanOrEqual((endedAt as Timestamp).toMillis())
    const log = await backend.db.collection('auditLog').where('subject', '==', uid).get()
    expect(log.docs.map((line) => line.get('kind') as unknown)).toEqual(['sessionsEnded'])

    await recordAccountEvents(backend, signedIn({ uid }), new Date())
    const kinds = await kindsOf(uid)
    expect(kinds.filter((kind) => kind === 'sessionsEnded')).toHaveLength(1)
    expect(kinds).not.toContain('passwordChanged')
  })

  it('takes an earlier sign-in’s grants at once, and leaves this one’s', async () => {
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const present = signedIn(director)
    const earlier = { ...present, authTime: present.authTime - 60 }
    await endOtherSessions(backend, present, new Date())
    await expect(endOtherSessions(backend, earlier, new Date())).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await readGrants(backend, earlier)).toEqual([])
    expect(await readGrants(backend, present)).toEqual(['AGENT', 'DIRECTOR'])
  })

  it('needs a password given in the last five minutes', async () => {
    const { uid } = await person()
    const caller = signedIn({ uid })
    const old = { ...caller, authTime: caller.authTime - 301 }
    await expect(endOtherSessions(backend, old, new Date())).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    expect((await backend.db.doc(`profiles/${uid}`).get()).get('sessionsEndedAt')).toBeUndefined()
  })

  it('refuses visitors, accounts without a profile, and payloads', async () => {
    const bare = await bareAccount()
    expect((await call('endOtherSessions', {})).error?.status).toBe('UNAUTHENTICATED')
    expect((await call('endOtherSessions', {}, bare.token)).error?.status).toBe('NOT_FOUND')
    expect((await call('endOtherSessions', { uid: 'x' }, bare.token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

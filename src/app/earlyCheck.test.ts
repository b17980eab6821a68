// @vitest-environment jsdom
import { parseProfile } from '../data/profiles/record.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadingSession, type Session } from '../auth/session.ts'
import { createStore } from '../lib/store.ts'

const session = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('./appSession.ts', () => ({
  get appSession() {
    return session.store
  },
}))
const asked: string[] = []
vi.mock('../auth/permission.ts', () => ({
  hasPermission: (check: string) => {
    asked.push(check)
    return Promise.resolve(true)
  },
}))
const { startCheck } = await import('./earlyCheck.ts')

const ANA = { uid: 'ana', email: null }

beforeEach(() => {
  asked.length = 0
})

function opening() {
  const store = createStore<Session>(loadingSession(null))
  session.store = store
  return store
}

it('asks the server as soon as the person is known, and the first entry takes the answer', async () => {
  const store = opening()
  const check = startCheck('agent')
  expect(asked).toEqual([])
  store.set(loadingSession(ANA))
  expect(asked).toEqual(['agent'])
  await expect(check('agent')).resolves.toBe(true)
  expect(asked).toEqual(['agent'])
  await check('agent')
  expect(asked).toEqual(['agent', 'agent'])
})

it('asks again for another person than the one that was known first', async () => {
  const store = opening()
  const check = startCheck('agent')
  store.set(loadingSession(ANA))
  store.set(loadingSession({ uid: 'bia', email: null }))
  await check('agent')
  expect(asked).toEqual(['agent', 'agent'])
})

it('asks nothing early on a login screen, for a visitor, or within an open page', () => {
  const store = opening()
  startCheck('login')
  startCheck('agent')
  store.set({ status: 'signedOut', confirmed: true })
  store.set({ status: 'signedIn', user: ANA, profile: parseProfile({}), profilePrivate: null })
  startCheck('agent')
  expect(asked).toEqual([])
})

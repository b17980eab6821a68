// @vitest-environment jsdom
import { parseProfile } from '../data/profiles/record.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
const { askEarly, takeEarlyAnswer } = await import('./earlyCheck.ts')

const ANA = { uid: 'ana', email: null }

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opening() {
  const store = createStore<Session>(loadingSession(null))
  session.store = store
  return store
}

it('asks the server as soon as the person is known, and gives the answer once', async () => {
  const store = opening()
  askEarly('agent')
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  store.set(loadingSession(ANA))
  await vi.dynamicImportSettled()
  expect(asked).toEqual(['agent'])
  await expect(takeEarlyAnswer('agent')).resolves.toBe(true)
  expect(takeEarlyAnswer('agent')).toBeUndefined()
})

it('gives no answer for another person than the one it asked for', () => {
  const store = opening()
  askEarly('agent')
  store.set(loadingSession(ANA))
  store.set(loadingSession({ uid: 'bia', email: null }))
  expect(takeEarlyAnswer('agent')).toBeUndefined()
})

it('gives no answer to another check, or half a minute later', () => {
  opening().set(loadingSession(ANA))
  askEarly('agent')
  expect(takeEarlyAnswer('director')).toBeUndefined()
  askEarly('agent')
  vi.advanceTimersByTime(30_001)
  expect(takeEarlyAnswer('agent')).toBeUndefined()
})

it('asks nothing for a screen of all signed-in people, or for a visitor', async () => {
  const store = opening()
  askEarly('login')
  askEarly('agent')
  store.set({ status: 'signedOut', confirmed: true })
  store.set({ status: 'signedIn', user: ANA, profile: parseProfile({}), profilePrivate: null })
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
})

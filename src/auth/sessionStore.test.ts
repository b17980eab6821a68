import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { describe, expect, it, vi } from 'vitest'
import { parseProfile } from '../data/profiles/record.ts'
import { followSession, type SessionSources } from './followSession.ts'
import type { SessionUser } from './session.ts'
import type { SessionHint } from './sessionHint.ts'
import { createSessionStore } from './sessionStore.ts'

/** Sources worked by hand, and which listeners are open. */
function handmadeSources(leaving: () => Promise<void> = () => Promise.resolve()) {
  /** Whose sessions were looked at for having been ended. */
  const ended: string[] = []
  const open = new Set<string>()
  const tell: {
    user: (user: SessionUser | null) => void
    profile: (profile: Profile | null) => void
    profileFailed: (error: unknown) => void
    noDetails: () => void
    detailsFailed: (error: unknown) => void
  } = {
    user: () => {},
    profile: () => {},
    profileFailed: () => {},
    noDetails: () => {},
    detailsFailed: () => {},
  }
  const sources: SessionSources = {
    watchUser: (onUser) => {
      tell.user = onUser
      return () => undefined
    },
    watchProfile: (uid, onValue, onError) => {
      open.add(`profile of ${uid}`)
      tell.profile = onValue
      tell.profileFailed = onError
      return () => open.delete(`profile of ${uid}`)
    },
    watchPrivateDetails: (uid, onValue, onError) => {
      open.add(`details of ${uid}`)
      tell.detailsFailed = onError
      tell.noDetails = () => {
        onValue(null)
      }
      return () => open.delete(`details of ${uid}`)
    },
    leaveIfEnded: (uid, { seconds }) => {
      ended.push(`${uid} before ${String(seconds)}`)
      return leaving()
    },
  }
  return { sources, open, tell, ended }
}

function memoryHint(initially = false): SessionHint {
  let isSet = initially
  return {
    isSet: () => isSet,
    write: (value) => {
      isSet = value
    },
  }
}

const ana = { uid: 'ana', email: 'ana@example.com' }

describe('the session store', () => {
  it('follows a sign-in from the user to both documents', async () => {
    const { sources, open, tell } = handmadeSources()
    const hint = memoryHint()
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, hint)
    await store.start()

    tell.user(ana)
    expect(store.current().status).toBe('loading')
    expect(open).toEqual(new Set(['profile of ana', 'details of ana']))
    expect(hint.isSet()).toBe(true)

    tell.profile(parseProfile({ artisticName: 'Ana' }))
    tell.noDetails()
    expect(store.current()).toMatchObject({ status: 'signedIn', profile: { artisticName: 'Ana' } })
  })

  it('closes the listeners and forgets the mark at sign-out', async () => {
    const { sources, open, tell } = handmadeSources()
    const hint = memoryHint(true)
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, hint)
    await store.start()
    tell.user(ana)
    tell.user(null)
    expect(open).toEqual(new Set())
    expect(hint.isSet()).toBe(false)
    expect(store.current()).toEqual({ status: 'signedOut', confirmed: true })
  })

  it('logs a failed listener and goes on without its value', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { sources, tell } = handmadeSources()
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, memoryHint())
    await store.start()
    tell.user(ana)
    tell.noDetails()
    tell.profileFailed(new Error('permission-denied'))
    expect(store.current()).toMatchObject({ status: 'signedIn', profile: null, profilePrivate: null })
    expect(logged).toHaveBeenCalledOnce()
  })

  it('stops loading once both listeners have failed, without either value', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { sources, tell } = handmadeSources()
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, memoryHint())
    await store.start()
    tell.user(ana)
    tell.detailsFailed(new Error('permission-denied'))
    expect(store.current().status).toBe('loading')
    tell.profileFailed(new Error('permission-denied'))
    expect(store.current()).toMatchObject({ status: 'signedIn', profile: null, profilePrivate: null })
    expect(logged.mock.calls.map(([words]) => words as unknown)).toEqual([
      'The private details could not be followed',
      'The profile could not be followed',
    ])
  })

  it('leaves where the person has ended this session elsewhere, as soon as the profile says so', async () => {
    const { sources, tell, ended } = handmadeSources()
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, memoryHint())
    await store.start()
    tell.user(ana)
    tell.profile(parseProfile({}))
    expect(ended).toEqual([])
    tell.profile(parseProfile({ sessionsEndedAt: { seconds: 1000, nanoseconds: 0 } }))
    expect(ended).toEqual(['ana before 1000'])
  })

  it('logs where it could not leave', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { sources, tell } = handmadeSources(() => Promise.reject(new Error('IndexedDB')))
    const store = createSessionStore(async (cell, mark) => {
      followSession(sources, cell, mark)
    }, memoryHint())
    await store.start()
    tell.user(ana)
    tell.profile(parseProfile({ sessionsEndedAt: { seconds: 1000, nanoseconds: 0 } }))
    await expect.poll(() => logged.mock.calls).toEqual([['An ended session could not be left', 'Error']])
  })

  it('starts only once', async () => {
    let loads = 0
    const store = createSessionStore(async () => {
      loads += 1
    }, memoryHint())
    await Promise.all([store.start(), store.start()])
    expect(loads).toBe(1)
  })

  it('is unavailable where its code does not come, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { sources, tell } = handmadeSources()
    let isOnline = false
    const store = createSessionStore(async (cell, mark) => {
      if (!isOnline) throw new Error('offline')
      followSession(sources, cell, mark)
    }, memoryHint(true))
    await store.start()
    expect(store.current()).toEqual({ status: 'unavailable' })
    expect(logged).toHaveBeenCalledOnce()

    isOnline = true
    await store.start()
    expect(store.current().status).toBe('loading')
    tell.user(null)
    expect(store.current()).toEqual({ status: 'signedOut', confirmed: true })
  })
})

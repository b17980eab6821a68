import type { Grant } from '@ribalta/domain/account/grants'
import { describe, expect, it } from 'vitest'
import { parseProfile } from '../data/profiles/record.ts'
import { decideAccess, type Access, type Guard, type ServerCheck } from './access.ts'
import { loadingSession, type Session } from './session.ts'

function signedIn(...grants: Grant[]): Session {
  return {
    status: 'signedIn',
    user: { uid: 'u', email: null },
    profile: parseProfile({ grants }),
    profilePrivate: null,
  }
}
const needing: Session = {
  status: 'signedIn',
  user: { uid: 'u', email: null },
  profile: parseProfile({ grants: ['AGENT', 'DIRECTOR'], needsSecondFactor: true }),
  profilePrivate: null,
}
const withoutProfile: Session = {
  status: 'signedIn',
  user: { uid: 'u', email: null },
  profile: null,
  profilePrivate: null,
}
const signedOut: Session = { status: 'signedOut', confirmed: true }
const presumedOut: Session = { status: 'signedOut', confirmed: false }
const loading = loadingSession({ uid: 'u', email: null })

const allow: Access = { kind: 'allow' }
const wait: Access = { kind: 'waitForSession' }
const to = (path: string): Access => ({ kind: 'redirect', to: path })

const cases: [string, Guard, Session, ServerCheck, Access][] = [
  ['a public screen opens to anybody', 'public', loading, 'pending', allow],
  ['a guarded screen waits for the session', 'login', loading, 'pending', wait],
  ['a guarded screen waits until signed out is confirmed', 'agent', presumedOut, 'pending', wait],
  [
    'a session that cannot load is said',
    'login',
    { status: 'unavailable' },
    'pending',
    { kind: 'sessionUnavailable' },
  ],
  ['nobody goes to login from a login screen', 'login', signedOut, 'pending', to('/login')],
  ['nobody goes to login from an agent screen', 'agent', signedOut, 'pending', to('/login')],
  ['nobody goes to login from a director screen', 'director', signedOut, 'pending', to('/login')],
  ['a login screen opens to whoever is signed in', 'login', signedIn(), 'pending', allow],
  ['a login screen opens without a profile', 'login', withoutProfile, 'pending', allow],
  ['an artist goes home from an agent screen', 'agent', signedIn(), 'granted', to('/')],
  ['a person without a profile goes home from an agent screen', 'agent', withoutProfile, 'granted', to('/')],
  ['a mere director goes home from an agent screen', 'agent', signedIn('DIRECTOR'), 'granted', to('/')],
  ['an agent is verified', 'agent', signedIn('AGENT'), 'pending', { kind: 'verify' }],
  ['a verified agent enters', 'agent', signedIn('AGENT'), 'granted', allow],
  ['an agent whom the server refuses is denied', 'agent', signedIn('AGENT'), 'denied', to('/acesso-negado')],
  ['an artist is denied a director screen', 'director', signedIn(), 'granted', to('/acesso-negado')],
  ['an agent is denied a director screen', 'director', signedIn('AGENT'), 'granted', to('/acesso-negado')],
  ['a director is verified', 'director', signedIn('AGENT', 'DIRECTOR'), 'pending', { kind: 'verify' }],
  ['a verified director enters', 'director', signedIn('AGENT', 'DIRECTOR'), 'granted', allow],
  [
    'a director whose rights wait for a second factor is led to it',
    'agent',
    needing,
    'denied',
    to('/security'),
  ],
  [
    'a director whom the server refuses is denied',
    'director',
    signedIn('DIRECTOR'),
    'denied',
    to('/acesso-negado'),
  ],
]

describe('decideAccess', () => {
  it.each(cases)('%s', (_name, guard, session, check, access) => {
    expect(decideAccess(guard, session, check)).toEqual(access)
  })
})

import { describe, expect, it } from 'vitest'
import { parseProfile } from '../data/profiles/record.ts'
import { initialSession, type Session } from './session.ts'
import { sessionReducer, type SessionEvent } from './sessionReducer.ts'

const ana = { uid: 'ana', email: 'ana@example.com' }
const bia = { uid: 'bia', email: 'bia@example.com' }
const profile = parseProfile({ artisticName: 'Ana Lima' })
const details = { legalName: 'Ana de Lima' }

function after(...events: SessionEvent[]): Session {
  return events.reduce(sessionReducer, initialSession(true))
}

const anaKnown: SessionEvent = { type: 'userKnown', user: ana }
const profileOf = (uid: string): SessionEvent => ({ type: 'profileAnswered', uid, value: profile })
const privateOf = (uid: string): SessionEvent => ({ type: 'privateAnswered', uid, value: details })

describe('the session', () => {
  it('is loading at first where somebody was signed in, and unconfirmed where nobody was', () => {
    expect(initialSession(true).status).toBe('loading')
    expect(initialSession(false)).toEqual({ status: 'signedOut', confirmed: false })
  })

  it('loads until both listeners have answered, in either order', () => {
    expect(after(anaKnown).status).toBe('loading')
    expect(after(anaKnown, profileOf('ana')).status).toBe('loading')
    expect(after(anaKnown, privateOf('ana')).status).toBe('loading')
    const signedIn = { status: 'signedIn', user: ana, profile, profilePrivate: details }
    expect(after(anaKnown, profileOf('ana'), privateOf('ana'))).toEqual(signedIn)
    expect(after(anaKnown, privateOf('ana'), profileOf('ana'))).toEqual(signedIn)
  })

  it('is signed in with an empty value where a document is missing or its listener failed', () => {
    const session = after(anaKnown, { type: 'profileAnswered', uid: 'ana', value: null }, privateOf('ana'))
    expect(session).toEqual({ status: 'signedIn', user: ana, profile: null, profilePrivate: details })
  })

  it('stops loading at once when nobody is signed in, and keeps nothing of who was', () => {
    expect(after({ type: 'userKnown', user: null })).toEqual({ status: 'signedOut', confirmed: true })
    const left = after(anaKnown, profileOf('ana'), privateOf('ana'), { type: 'userKnown', user: null })
    expect(left).toEqual({ status: 'signedOut', confirmed: true })
  })

  it('takes later answers while signed in', () => {
    const session = after(anaKnown, profileOf('ana'), privateOf('ana'), {
      type: 'profileAnswered',
      uid: 'ana',
      value: null,
    })
    expect(session).toMatchObject({ status: 'signedIn', profile: null, profilePrivate: details })
  })

  it('loads anew for another person and ignores answers about the first', () => {
    const switched = after(anaKnown, profileOf('ana'), privateOf('ana'), { type: 'userKnown', user: bia })
    expect(switched.status).toBe('loading')
    expect(sessionReducer(switched, profileOf('ana'))).toBe(switched)
  })

  it('keeps what was answered when the same person is announced again', () => {
    expect(after(anaKnown, profileOf('ana'), anaKnown, privateOf('ana')).status).toBe('signedIn')
    expect(after(anaKnown, profileOf('ana'), privateOf('ana'), anaKnown).status).toBe('signedIn')
  })

  it('ignores answers that come after signing out', () => {
    const left = after(anaKnown, { type: 'userKnown', user: null })
    expect(sessionReducer(left, profileOf('ana'))).toBe(left)
  })
})

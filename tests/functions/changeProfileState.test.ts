import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { consentLine } from '../../functions/src/services/consents/consents.ts'
import { reviewProfile } from '../../functions/src/services/profiles/review.ts'
import { changeProfileState } from '../../functions/src/services/profiles/state.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import { apply, candidate, changeApplication, openCasting } from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
  profileOf,
  signedIn,
} from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'
import { inRounds } from '../support/functions/rounds.ts'

const REASON = 'Pausa combinada por telefone.'

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

/** Somebody whose page is up. */
async function published(changes: Partial<Profile> = {}): Promise<Person> {
  const artist = await person({ status: 'published', publishedVersion: 1, ...changes })
  await publish(artist)
  return artist
}

async function minor(given: { readonly publicPage: boolean; readonly spokenTo: boolean }): Promise<Person> {
  const child = await person({
    birthDate: Timestamp.fromMillis(Date.now() - 12 * 366 * 86_400_000),
    status: 'archived',
    lastPublicVersion: 1,
    ...(given.spokenTo ? { guardianConfirmedAt: Timestamp.now() } : {}),
  })
  onTestFinished(async () => {
    await backend.db.doc(`artists/${child.uid}`).delete()
  })
  await backend.db.doc(`profiles/${child.uid}/private-data/details`).set({ guardian })
  for (const kind of given.publicPage ? (['guardian', 'publicPage'] as const) : (['guardian'] as const)) {
    await backend.db.doc(`consents/${child.uid}_${kind}`).set(consentLine(child.uid, kind, Timestamp.now()))
  }
  return child
}

function act(people: readonly { uid: string }[], what: string, as = director.token): Promise<Answer> {
  return call(
    'changeProfileState',
    { profileIds: people.map(({ uid }) => uid), act: what, reason: REASON },
    as,
  )
}

const each = (people: readonly { uid: string }[], outcome: string) => ({
  result: { results: people.map(({ uid }) => ({ uid, outcome })) },
})

async function hasPage(uid: string): Promise<boolean> {
  return (await backend.db.doc(`artists/${uid}`).get()).exists
}

async function rosterOf(uid: string): Promise<unknown[]> {
  const { docs } = await backend.db.collection('roster').where('uid', '==', uid).get()
  return docs.map((entry) => entry.get('status') as unknown)
}

async function feedOf(uid: string): Promise<unknown[]> {
  const { docs } = await backend.db.collection('feed').where('subject', '==', uid).get()
  return docs.map((item) => item.get('kind') as unknown)
}

describe('suspending and archiving', () => {
  it.each([
    ['suspend', 'suspended'],
    ['archive', 'archived'],
  ])('%s takes everything down at once and tells the artist why', async (what, state) => {
    const people = [await published(), await published({ queuedAt: Timestamp.now() })]
    expect(await act(people, what)).toEqual(each(people, 'done'))
    for (const { uid } of people) {
      const profile = await profileOf(uid)
      expect(profile).toMatchObject({
        status: state,
        lastPublicVersion: 1,
        review: { decision: state, note: REASON },
      })
      expect(profile?.publishedVersion).toBeUndefined()
      expect(profile?.queuedAt).toBeUndefined()
      expect(await hasPage(uid)).toBe(false)
      expect(await rosterOf(uid)).toEqual([state])
      expect(await feedOf(uid)).toEqual([state])
      expect(await auditOf(uid)).toMatchObject([
        {
          kind: 'profileState',
          actor: director.uid,
          detail: { act: what, before: 'published', after: state },
        },
      ])
    }
    // After a lost answer it may be sent again.
    expect(await act(people, what)).toEqual(each(people, 'already'))
    expect(await auditOf(people[0]?.uid ?? '')).toHaveLength(1)
  })

  it('says of each person how it ended', async () => {
    const [artist, archived] = [await published(), await person({ status: 'archived' })]
    const answer = await act([artist, archived, { uid: 'ninguem' }, director, artist], 'suspend')
    expect(answer.result).toEqual({
      results: [
        { uid: artist.uid, outcome: 'done' },
        { uid: archived.uid, outcome: 'state' },
        { uid: 'ninguem', outcome: 'gone' },
        { uid: director.uid, outcome: 'self' },
      ],
    })
    expect(await profileOf(director.uid)).toEqual(director.profile)
  })

  it('leaves somebody’s applications where they are, to be ended', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    await act([artist], 'suspend')
    const ends = { castingId, artistId: artist.uid }
    expect((await changeApplication(agent, ends, 'shortlisted')).error?.status).toBe('FAILED_PRECONDITION')
    expect(await changeApplication(agent, ends, 'declined')).toEqual({ result: { status: 'declined' } })
  })

  it('an agent does not bring back whom a director suspended, a director does', async () => {
    const artist = await published()
    await act([artist], 'suspend')
    await call('updateProfile', { profileId: artist.uid, bio: 'Outra.' }, artist.token)
    const approval = { profileId: artist.uid, version: 2, decision: 'approve' }
    expect((await call('reviewProfile', approval, agent.token)).error?.status).toBe('FAILED_PRECONDITION')
    expect(await hasPage(artist.uid)).toBe(false)
    expect(await call('reviewProfile', approval, director.token)).toEqual({
      result: { status: 'published' },
    })
    expect((await profileOf(artist.uid))?.lastPublicVersion).toBeUndefined()
  })
})

describe('publishing again', () => {
  it.each(['suspend', 'archive'])('after %s puts up what was public', async (what) => {
    const artist = await published({ bio: 'Atriz.' })
    await act([artist], what)
    // What the page does not show needs no review.
    await call('updateProfile', { profileId: artist.uid, phone: '11912340077' }, artist.token)
    expect(await act([artist], 'republish')).toEqual(each([artist], 'done'))
    const profile = await profileOf(artist.uid)
    expect(profile).toMatchObject({ status: 'published', review: { decision: 'republished', note: REASON } })
    expect(profile?.publishedVersion).toBe(profile?.version)
    expect((await backend.db.doc(`artists/${artist.uid}`).get()).get('bio')).toBe('Atriz.')
    expect(await rosterOf(artist.uid)).toEqual(['published'])
    expect(await feedOf(artist.uid)).toContain('republished')
  })

  it.each(['suspend', 'archive'])('after %s leaves a change to the validation', async (what) => {
    const artist = await published()
    await act([artist], what)
    await call('updateProfile', { profileId: artist.uid, bio: 'Não vista.' }, artist.token)
    expect(await act([artist], 'republish')).toEqual(each([artist], 'queued'))
    expect(await hasPage(artist.uid)).toBe(false)
    expect((await profileOf(artist.uid))?.queuedAt).toBeDefined()
    const approval = { profileId: artist.uid, version: 2, decision: 'approve' }
    expect(await call('reviewProfile', approval, director.token)).toMatchObject({
      result: { status: 'published' },
    })
  })

  it('is for nobody who was never published or is not down', async () => {
    const [fresh, rejected, up] = [await person(), await person({ status: 'suspended' }), await published()]
    const answer = await act([fresh, rejected, up], 'republish')
    expect(answer.result).toEqual({
      results: [
        { uid: fresh.uid, outcome: 'state' },
        { uid: rejected.uid, outcome: 'neverPublished' },
        { uid: up.uid, outcome: 'already' },
      ],
    })
    expect(await hasPage(rejected.uid)).toBe(false)
  })

  it('of a minor needs the guardian, and shows the page only where they want it', async () => {
    const shown = await minor({ publicPage: true, spokenTo: true })
    const hidden = await minor({ publicPage: false, spokenTo: true })
    const unasked = await minor({ publicPage: true, spokenTo: false })
    const answer = await act([shown, hidden, unasked], 'republish')
    expect(answer.result).toEqual({
      results: [
        { uid: shown.uid, outcome: 'done' },
        { uid: hidden.uid, outcome: 'done' },
        { uid: unasked.uid, outcome: 'guardian' },
      ],
    })
    expect(await Promise.all([shown, hidden, unasked].map(({ uid }) => hasPage(uid)))).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('nothing changes where', () => {
  it('the caller is no director', async () => {
    const artist = await published()
    expect((await act([artist], 'suspend', '')).error?.status).toBe('UNAUTHENTICATED')
    const former = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'suspended' })
    for (const { token } of [artist, agent, former, await bareAccount()]) {
      expect((await act([artist], 'suspend', token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
    expect(await hasPage(artist.uid)).toBe(true)
    expect(await auditOf(artist.uid)).toEqual([])
  })

  it.each([
    { act: 'suspend' },
    { act: 'archive', reason: ' a ' },
    { act: 'delete', reason: REASON },
    { act: 'republish' },
    { profileIds: [], act: 'republish', reason: REASON },
    { profileIds: ['a/b'], act: 'republish', reason: REASON },
    { profileIds: Array.from({ length: 51 }, (_, n) => `p${String(n)}`), act: 'republish', reason: REASON },
    { act: 'republish', reason: REASON, status: 'published' },
  ])('the payload is %j', async (data) => {
    const answer = await call('changeProfileState', { profileIds: ['ninguem'], ...data }, director.token)
    expect(answer.error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('two at once', { tags: 'deep' }, () => {
  it('a director suspending and an agent approving: the page is up where the state says so', async () => {
    await inRounds(async () => {
      const artist = await published({ version: 2, queuedAt: Timestamp.now() })
      const approval = { profileId: artist.uid, version: 2, decision: 'approve' } as const
      await Promise.allSettled([
        reviewProfile(backend, approval, signedIn(agent), new Date()),
        changeProfileState(
          backend,
          { profileIds: [artist.uid], act: 'suspend', reason: REASON },
          signedIn(director),
          new Date(),
        ),
      ])
      expect((await profileOf(artist.uid))?.status).toBe('suspended')
      expect(await hasPage(artist.uid)).toBe(false)
    })
  })

  it('two directors suspending each other: one of them stays', async () => {
    await inRounds(async () => {
      const both = await Promise.all([0, 1].map(() => person({ grants: ['AGENT', 'DIRECTOR'] })))
      await Promise.allSettled(
        both.map((one, index) =>
          changeProfileState(
            backend,
            { profileIds: [both[1 - index]?.uid ?? ''], act: 'suspend', reason: REASON },
            signedIn(one),
            new Date(),
          ),
        ),
      )
      const states = await Promise.all(both.map(async ({ uid }) => (await profileOf(uid))?.status))
      expect(new Set(states)).toEqual(new Set(['pending', 'suspended']))
    })
  })
})

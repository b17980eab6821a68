import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { artistSchema, type Artist } from '@ribalta/domain/schemas/people/artist'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { consentLine } from '../../functions/src/services/consents/consents.ts'
import { reviewProfile } from '../../functions/src/services/profiles/review.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  holderOf,
  type Person,
  person,
  profileOf,
  signedIn,
} from '../support/functions/functions.ts'
import { auditOf } from '../support/functions/audit.ts'
import { inRounds } from '../support/functions/rounds.ts'

const NOTE = 'Envie uma foto de corpo inteiro.'
const APPROVED = { result: { status: 'published' } }

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

/** Somebody who waits in the queue; what a review puts up is taken down again, for the public list is the product's. */
async function waiting(changes: Partial<Profile> = {}): Promise<Person> {
  const somebody = await person({ queuedAt: Timestamp.now(), ...changes })
  onTestFinished(async () => {
    await backend.db.doc(`artists/${somebody.uid}`).delete()
  })
  return somebody
}

async function waitingMinor({ consented }: { readonly consented: boolean }): Promise<Person> {
  const birthDate = Timestamp.fromMillis(Date.now() - 12 * 366 * 86_400_000)
  const minor = await waiting({ birthDate })
  await backend.db.doc(`profiles/${minor.uid}/private-data/details`).set({ guardian })
  if (consented) {
    const consent = consentLine(minor.uid, 'guardian', Timestamp.now())
    await backend.db.doc(`consents/${minor.uid}_guardian`).set(consent)
  }
  return minor
}

function review(somebody: Person, answer: Record<string, unknown>, as = agent.token): Promise<Answer> {
  return call('reviewProfile', { profileId: somebody.uid, version: 1, ...answer }, as)
}

async function pageOf(uid: string): Promise<Artist | undefined> {
  const page = await backend.db.doc(`artists/${uid}`).get()
  return page.exists ? artistSchema.parse(page.data()) : undefined
}

async function feedOf(uid: string): Promise<unknown[]> {
  const { docs } = await backend.db.collection('feed').where('subject', '==', uid).get()
  return docs.map((item) => item.get('kind') as unknown)
}

/** Everything that a review may change. */
async function traceOf(uid: string): Promise<unknown> {
  return {
    profile: await profileOf(uid),
    page: await pageOf(uid),
    feed: await feedOf(uid),
    audit: await auditOf(uid),
  }
}

describe('approving', () => {
  it('publishes the present version and tells the artist, the feed and the audit log', async () => {
    const artist = await waiting({ bio: 'Atriz e cantora.', classes: ['ator'], heightCm: 171 })
    expect(await review(artist, { decision: 'approve' })).toEqual(APPROVED)
    const profile = await profileOf(artist.uid)
    expect(profile).toMatchObject({ status: 'published', version: 1, publishedVersion: 1 })
    expect(profile?.queuedAt).toBeUndefined()
    expect(profile?.review).toMatchObject({ decision: 'approved', note: '' })
    const page = await pageOf(artist.uid)
    expect(page).toEqual(
      toArtist(
        artist.profile,
        {
          at: profile?.review?.at ?? { seconds: 0, nanoseconds: 0 },
          featured: false,
        },
        new Date(),
      ),
    )
    const text = JSON.stringify(page)
    for (const secret of [artist.email, artist.profile.phone]) expect(text).not.toContain(secret)
    expect(await feedOf(artist.uid)).toEqual(['validated'])
    expect(await auditOf(artist.uid)).toMatchObject([
      {
        kind: 'review',
        actor: agent.uid,
        detail: { decision: 'approve', version: 1, before: 'pending', after: 'published' },
      },
    ])
  })

  it('again puts up the change and keeps the first day and the place on the home page', async () => {
    const artist = await waiting({ bio: 'Atriz.' })
    await review(artist, { decision: 'approve' })
    const first = await pageOf(artist.uid)
    await backend.db.doc(`artists/${artist.uid}`).update({ featured: true })
    await call('updateProfile', { profileId: artist.uid, bio: 'Atriz e cantora.' }, artist.token)
    expect((await pageOf(artist.uid))?.bio).toBe('Atriz.')
    expect(await review(artist, { decision: 'approve', version: 2 })).toEqual(APPROVED)
    expect(await pageOf(artist.uid)).toEqual({ ...first, bio: 'Atriz e cantora.', featured: true })
    expect(await profileOf(artist.uid)).toMatchObject({ version: 2, publishedVersion: 2 })
  })

  it('a new name moves the page and gives the old address back, which was kept until then', async () => {
    const artist = await waiting()
    await review(artist, { decision: 'approve' })
    const old = artist.profile.username
    await call('updateProfile', { profileId: artist.uid, artisticName: `Nova ${old}` }, artist.token)
    expect(await holderOf(`usernames/${old}`)).toBe(artist.uid)
    await review(artist, { decision: 'approve', version: 2 })
    expect((await pageOf(artist.uid))?.username).toBe(`nova-${old}`)
    expect(await holderOf(`usernames/nova-${old}`)).toBe(artist.uid)
    expect(await holderOf(`usernames/${old}`)).toBeUndefined()
  })

  it('never gives away an address that is somebody else’s', async () => {
    const artist = await waiting()
    await review(artist, { decision: 'approve' })
    const old = artist.profile.username
    await call('updateProfile', { profileId: artist.uid, artisticName: `Nova ${old}` }, artist.token)
    await backend.db.doc(`usernames/${old}`).set({ uid: 'another' })
    await review(artist, { decision: 'approve', version: 2 })
    expect(await holderOf(`usernames/${old}`)).toBe('another')
  })
})

describe('asking for changes', () => {
  it('tells the artist what for and leaves the published version up', async () => {
    const artist = await waiting({ bio: 'Atriz.' })
    await review(artist, { decision: 'approve' })
    const page = await pageOf(artist.uid)
    await call('updateProfile', { profileId: artist.uid, bio: 'Melhor atriz.' }, artist.token)
    const answer = await review(artist, { decision: 'requestChanges', note: `  ${NOTE} `, version: 2 })
    expect(answer).toEqual({ result: { status: 'changes_requested' } })
    const profile = await profileOf(artist.uid)
    expect(profile).toMatchObject({ status: 'changes_requested', version: 2, publishedVersion: 1 })
    expect(profile?.review).toMatchObject({ decision: 'changesRequested', note: NOTE })
    expect(profile?.queuedAt).toBeUndefined()
    expect(await pageOf(artist.uid)).toEqual(page)
    expect(await feedOf(artist.uid)).toContain('changesRequested')
  })

  it('is answered by a change, which waits again', async () => {
    const artist = await waiting()
    await review(artist, { decision: 'requestChanges', note: NOTE })
    await call('updateProfile', { profileId: artist.uid, phone: '11912340000' }, artist.token)
    expect((await profileOf(artist.uid))?.queuedAt).toBeUndefined()
    await call('updateProfile', { profileId: artist.uid, bio: 'Atriz.' }, artist.token)
    const profile = await profileOf(artist.uid)
    expect(profile?.queuedAt).toEqual(profile?.updatedAt)
    expect(await feedOf(artist.uid)).toContain('profileChange')
    expect(await review(artist, { decision: 'approve', version: 3 })).toEqual(APPROVED)
  })
})

describe('rejecting', () => {
  it('suspends a registration that was never published', async () => {
    const artist = await waiting()
    const answer = await review(artist, { decision: 'reject', note: NOTE })
    expect(answer).toEqual({ result: { status: 'suspended' } })
    const profile = await profileOf(artist.uid)
    expect(profile?.status).toBe('suspended')
    expect(profile?.queuedAt).toBeUndefined()
    expect(profile?.review).toMatchObject({ decision: 'rejected', note: NOTE })
    expect(await feedOf(artist.uid)).toContain('suspended')
  })

  it.each(['agent', 'director'] as const)(
    'keeps the published page, its address and its photos up when the %s rejects a change',
    async (role) => {
      const artist = await waiting({ bio: 'Atriz.' })
      await review(artist, { decision: 'approve' })
      const [old, page] = [artist.profile.username, await pageOf(artist.uid)]
      const change = { profileId: artist.uid, artisticName: `Nova ${old}`, bio: 'Melhor atriz.' }
      await call('updateProfile', change, artist.token)
      const reviewer = role === 'agent' ? agent : director
      const answer = await review(artist, { decision: 'reject', note: NOTE, version: 2 }, reviewer.token)
      expect(answer).toEqual({ result: { status: 'published' } })
      const profile = await profileOf(artist.uid)
      expect(profile).toMatchObject({ status: 'published', version: 2, publishedVersion: 1 })
      expect(profile?.takenDownByDirector).toBeUndefined()
      expect(profile?.queuedAt).toBeUndefined()
      expect(profile?.review).toMatchObject({ decision: 'changeRejected', note: NOTE })
      expect(await pageOf(artist.uid)).toEqual(page)
      expect(await holderOf(`usernames/${old}`)).toBe(artist.uid)
      const feed = await feedOf(artist.uid)
      expect(feed).toContain('changeRejected')
      expect(feed).not.toContain('suspended')
    },
  )

  it('lets the artist change a rejected change, which waits again', async () => {
    const artist = await waiting({ bio: 'Atriz.' })
    await review(artist, { decision: 'approve' })
    await call('updateProfile', { profileId: artist.uid, bio: 'Melhor atriz.' }, artist.token)
    await review(artist, { decision: 'reject', note: NOTE, version: 2 })
    await call('updateProfile', { profileId: artist.uid, bio: 'Atriz e cantora.' }, artist.token)
    expect((await profileOf(artist.uid))?.queuedAt).toBeDefined()
    expect(await review(artist, { decision: 'approve', version: 3 })).toEqual(APPROVED)
    expect((await pageOf(artist.uid))?.bio).toBe('Atriz e cantora.')
  })
})

describe('a minor', () => {
  it('is published by a director who confirms what the ledger says', async () => {
    const minor = await waitingMinor({ consented: true })
    const confirmed = { decision: 'approve', guardianConfirmed: true }
    expect(await review(minor, confirmed, director.token)).toEqual(APPROVED)
    expect((await profileOf(minor.uid))?.guardianConfirmedAt).toBeDefined()
    expect(await pageOf(minor.uid)).toBeUndefined()
  })

  it.each([
    ['by an agent', () => agent.token, { guardianConfirmed: true }, true],
    ['without the confirmation', () => director.token, {}, true],
    ['with the confirmation denied', () => director.token, { guardianConfirmed: false }, true],
    ['without the guardian’s consent', () => director.token, { guardianConfirmed: true }, false],
  ])('is not approved %s, and nothing changes', async (_, token, fields, consented) => {
    const minor = await waitingMinor({ consented })
    const before = await traceOf(minor.uid)
    const answer = await review(minor, { decision: 'approve', ...fields }, token())
    expect(answer.error?.status).toBe('FAILED_PRECONDITION')
    expect(await traceOf(minor.uid)).toEqual(before)
  })

  it('may be asked for changes by an agent', async () => {
    const minor = await waitingMinor({ consented: false })
    expect(await review(minor, { decision: 'requestChanges', note: NOTE })).toMatchObject({
      result: { status: 'changes_requested' },
    })
  })
})

describe('nothing changes where', () => {
  it('the caller is no staff', async () => {
    const artist = await waiting()
    const before = await traceOf(artist.uid)
    const bare = await bareAccount()
    const data = { profileId: artist.uid, version: 1, decision: 'approve' }
    expect((await call('reviewProfile', data)).error?.status).toBe('UNAUTHENTICATED')
    for (const { token } of [artist, bare, await person()]) {
      expect((await call('reviewProfile', data, token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect(await traceOf(artist.uid)).toEqual(before)
  })

  it('the version is not the present one', async () => {
    const artist = await waiting()
    await call('updateProfile', { profileId: artist.uid, bio: 'Outra.' }, artist.token)
    const before = await traceOf(artist.uid)
    expect((await review(artist, { decision: 'approve' })).error?.status).toBe('ABORTED')
    expect(await traceOf(artist.uid)).toEqual(before)
  })

  it('nothing waits', async () => {
    const artist = await person()
    expect((await review(artist, { decision: 'reject', note: NOTE })).error?.status).toBe('ABORTED')
    expect((await profileOf(artist.uid))?.status).toBe('pending')
  })

  it('the profile is archived', async () => {
    const artist = await waiting({ status: 'archived' })
    expect((await review(artist, { decision: 'approve' })).error?.status).toBe('FAILED_PRECONDITION')
    expect(await pageOf(artist.uid)).toBeUndefined()
  })

  it('there is no such profile', async () => {
    const answer = await call(
      'reviewProfile',
      { profileId: 'ninguem', version: 1, decision: 'approve' },
      agent.token,
    )
    expect(answer.error?.status).toBe('NOT_FOUND')
  })

  it.each([
    { decision: 'requestChanges' },
    { decision: 'reject', note: ' ab ' },
    { decision: 'reject', note: 'x'.repeat(1001) },
    { decision: 'publish' },
    { decision: 'approve', version: '1' },
    { decision: 'approve', version: 0 },
    { decision: 'approve', guardianConfirmed: 'true' },
    { decision: 'approve', status: 'published' },
    { decision: 'approve', note: null },
  ])('the payload is %j', async (answer) => {
    const artist = await waiting()
    expect((await review(artist, answer)).error?.status).toBe('INVALID_ARGUMENT')
    expect((await profileOf(artist.uid))?.status).toBe('pending')
  })
})

describe('two at once', { tags: 'deep' }, () => {
  it.each([[['approve', 'approve']], [['approve', 'reject']], [['requestChanges', 'reject']]] as const)(
    'who answer %j: one is heard, the other aborted',
    async (decisions) => {
      await inRounds(async () => {
        const artist = await waiting()
        const outcomes = await Promise.allSettled(
          [agent, director].map((reviewer, index) =>
            reviewProfile(
              backend,
              { profileId: artist.uid, version: 1, decision: decisions[index] ?? 'approve', note: NOTE },
              signedIn(reviewer),
              new Date(),
            ),
          ),
        )
        const refusals = outcomes.flatMap((outcome): unknown[] =>
          outcome.status === 'rejected' ? [outcome.reason] : [],
        )
        expect(refusals).toMatchObject([{ code: 'aborted' }])
        expect(await auditOf(artist.uid)).toHaveLength(1)
        const profile = await profileOf(artist.uid)
        expect((await pageOf(artist.uid)) !== undefined).toBe(profile?.status === 'published')
      })
    },
  )

  it('the artist changing and a reviewer approving: what is public was seen by the reviewer', async () => {
    await inRounds(async () => {
      const artist = await waiting({ bio: 'Vista.' })
      await Promise.all([
        review(artist, { decision: 'approve' }),
        call('updateProfile', { profileId: artist.uid, bio: 'Não vista.' }, artist.token),
      ])
      expect((await profileOf(artist.uid))?.queuedAt).toBeDefined()
      expect((await pageOf(artist.uid))?.bio ?? 'Vista.').toBe('Vista.')
    })
  })
})

import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { MAX_WORK_LINKS, MAX_WORKS, WORK_KINDS, WORK_VISIBILITIES, workId } from '@ribalta/domain/people/work'
import { deleteDoc, serverTimestamp, updateDoc, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { makeArtist, makeStaff } from '../support/people.ts'
import {
  asAdmin,
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  ROLES,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

/** A place of which nothing stands yet. */
const workOf = (artistId: string, place = 7): string => `works/${workId(artistId, place)}`

const work = {
  artistId: 'artist',
  title: 'A Casa das Marés',
  year: 2024,
  kind: 'cinema',
  role: 'Marina',
  production: 'Cais Filmes',
  links: ['https://vimeo.com/1084537'],
  mediaIds: ['foto-1'],
  visibility: 'public',
  order: 0,
  updatedAt: serverTimestamp(),
}

withRules(async (db) => {
  await setDoc(doc(db, 'works/one'), work)
  await setDoc(doc(db, 'works/hidden'), { ...work, visibility: 'private' })
  await setDoc(doc(db, 'artists/child'), { ...makeArtist('child'), minor: true })
  await setDoc(doc(db, 'works/child'), { ...work, artistId: 'child' })
  // Nobody can write one: a place that says another's name than the work.
  await setDoc(doc(db, workOf('bare', 3)), { ...work, visibility: 'private' })
  // Somebody with a profile that is not published.
  await setDoc(doc(db, 'works/unpublished'), { ...work, artistId: 'otherArtist' })
})

describe('works', () => {
  describeMatrix({
    existing: 'works/one',
    change: { title: 'A Casa', updatedAt: serverTimestamp() },
    fresh: { path: workOf('artist'), data: work },
    listWith: () => [where('artistId', '==', 'artist'), where('visibility', '==', 'public')],
    allowed: {
      get: ROLES,
      list: ROLES,
      create: ['artist', 'agent', 'director'],
      update: ['artist', 'agent', 'director'],
      delete: ['artist', 'agent', 'director'],
    },
    hostile: { optional: ['role', 'production'], immutable: ['artistId'] },
  })

  it.each(['visitor', 'bare', 'otherArtist'] as const)('hides from %s what is not public', async (role) => {
    await assertFails(getDoc(doc(databaseOf(role), 'works/hidden')))
    const works = collection(databaseOf(role), 'works')
    await assertFails(getDocs(query(works, where('artistId', '==', 'artist'), limit(20))))
  })

  it.each(['artist', 'agent'] as const)('shows %s what is not public', async (role) => {
    await assertSucceeds(getDoc(doc(databaseOf(role), 'works/hidden')))
    const works = collection(databaseOf(role), 'works')
    await assertSucceeds(getDocs(query(works, where('artistId', '==', 'artist'), limit(20))))
  })

  it('hides from strangers what a minor did', async () => {
    for (const role of ['visitor', 'bare', 'otherArtist'] as const) {
      await assertFails(getDoc(doc(databaseOf(role), 'works/child')))
      const works = collection(databaseOf(role), 'works')
      const theirs = [where('artistId', '==', 'child'), where('visibility', '==', 'public')]
      await assertFails(getDocs(query(works, ...theirs, limit(20))))
    }
    await assertSucceeds(getDoc(doc(databaseOf('agent'), 'works/child')))
  })

  it('hides from everybody but its artist and staff what an unpublished artist did', async () => {
    for (const role of ['visitor', 'bare', 'artist'] as const) {
      await assertFails(getDoc(doc(databaseOf(role), 'works/unpublished')))
      const works = collection(databaseOf(role), 'works')
      const theirs = [where('artistId', '==', 'otherArtist'), where('visibility', '==', 'public')]
      await assertFails(getDocs(query(works, ...theirs, limit(20))))
    }
    for (const role of ['otherArtist', 'director'] as const) {
      await assertSucceeds(getDoc(doc(databaseOf(role), 'works/unpublished')))
    }
  })

  it('is one of a hundred and twenty that an artist may have', async () => {
    const places = Array.from({ length: MAX_WORKS + 30 }, (_, place) => place)
    const isTaken = async (place: number): Promise<number[]> => {
      try {
        await setDoc(doc(databaseOf('artist'), workOf('artist', place)), { ...work, order: place })
        return [place]
      } catch {
        return []
      }
    }
    const taken = await Promise.all(places.map(isTaken))
    expect(taken.flat()).toEqual(places.slice(0, MAX_WORKS))
  })

  it.each([
    'fresh',
    'artist_',
    'artist_-1',
    'artist_00',
    'artist_007',
    'artist_1e1',
    'artist_120',
    'otherArtist_1',
    'artist_1_1',
    '_1',
  ])('is not made by any other id: %s', async (id) => {
    for (const role of ['artist', 'agent'] as const) {
      await assertFails(setDoc(doc(databaseOf(role), `works/${id}`), work))
    }
  })

  it('says to whoever is signed in whether a place of their own is free, and of no other', async () => {
    for (const role of ['bare', 'artist'] as const) {
      expect((await getDoc(doc(databaseOf(role), workOf(role)))).exists()).toBe(false)
      await assertFails(getDoc(doc(databaseOf(role), workOf('otherArtist'))))
      await assertFails(getDoc(doc(databaseOf(role), 'works/fresh')))
    }
    await assertFails(getDoc(doc(databaseOf('visitor'), workOf('artist'))))
    await assertFails(getDoc(doc(databaseOf('ended'), workOf('ended'))))
    await assertFails(getDoc(doc(databaseOf('bare'), workOf('bare', 3))))
  })

  it.each(['agent', 'director'] as const)('is listed for %s, whosever it is', async (role) => {
    const works = collection(databaseOf(role), 'works')
    expect((await getDocs(query(works, limit(20)))).size).toBe(5)
    expect((await getDocs(query(works, where('artistId', '==', 'nobody'), limit(20)))).size).toBe(0)
  })

  it.each(['visitor', 'bare', 'artist', 'otherArtist'] as const)(
    'is not listed for %s without saying whose',
    async (role) => {
      await assertFails(getDocs(query(collection(databaseOf(role), 'works'), limit(20))))
    },
  )

  it('is of an artist that there is', async () => {
    await assertFails(setDoc(doc(databaseOf('bare'), workOf('bare')), { ...work, artistId: 'bare' }))
    await assertFails(setDoc(doc(databaseOf('director'), workOf('nobody')), { ...work, artistId: 'nobody' }))
  })

  it('is not taken from one artist to another, not even by staff', async () => {
    const own = doc(databaseOf('director'), 'works/one')
    await assertFails(updateDoc(own, { artistId: 'otherArtist', updatedAt: serverTimestamp() }))
  })

  it('leaves with whoever it is of', async () => {
    await asAdmin((db) => setDoc(doc(db, 'works/theirs'), { ...work, artistId: 'otherArtist' }))
    await assertFails(deleteDoc(doc(databaseOf('artist'), 'works/theirs')))
    await assertSucceeds(deleteDoc(doc(databaseOf('otherArtist'), 'works/theirs')))
  })

  it('of staff is changed by themselves and by directors only', async () => {
    const works = { agent: 'works/agents', director: 'works/directors' } as const
    await asAdmin(async (db) => {
      await setDoc(doc(db, works.agent), { ...work, artistId: 'agent' })
      await setDoc(doc(db, works.director), { ...work, artistId: 'director' })
      await setDoc(doc(db, 'profiles/otherAgent'), makeStaff('otherAgent', ['AGENT']))
      await setDoc(doc(db, 'works/others'), { ...work, artistId: 'otherAgent' })
    })
    const agent = databaseOf('agent')
    for (const [path, artistId] of [
      [works.director, 'director'],
      ['works/others', 'otherAgent'],
    ] as const) {
      await assertSucceeds(getDoc(doc(agent, path)))
      await assertFails(setDoc(doc(agent, workOf(artistId)), { ...work, artistId }))
      await assertFails(updateDoc(doc(agent, path), { title: 'Outro', updatedAt: serverTimestamp() }))
      await assertFails(deleteDoc(doc(agent, path)))
    }
    await assertSucceeds(updateDoc(doc(agent, works.agent), { title: 'Meu', updatedAt: serverTimestamp() }))
    await assertSucceeds(deleteDoc(doc(databaseOf('director'), works.agent)))
  })

  it.each<[string, object]>([
    ['the first year', { year: 1900 }],
    ['the last year', { year: 2100 }],
    ['the first place', { order: 0 }],
    ['the last place', { order: 999 }],
    ['no links and no media', { links: [], mediaIds: [] }],
    [
      'as many links as fit',
      { links: Array.from({ length: MAX_WORK_LINKS }, () => 'http://example.com/a?b=c,d') },
    ],
    [
      'all media of its artist',
      { mediaIds: Array.from({ length: MAX_MEDIA }, (_, index) => `foto-${String(index)}`) },
    ],
    [
      'words of 140 characters',
      { title: 'x'.repeat(140), role: 'x'.repeat(140), production: 'x'.repeat(140) },
    ],
    ...WORK_KINDS.map((kind): [string, object] => [`the kind ${kind}`, { kind }]),
    ...WORK_VISIBILITIES.map((visibility): [string, object] => [
      `the visibility ${visibility}`,
      { visibility },
    ]),
  ])('may have %s', async (_what, changes) => {
    await assertSucceeds(setDoc(doc(databaseOf('artist'), workOf('artist')), { ...work, ...changes }))
  })

  it.each([
    ['a year before film', { year: 1899 }],
    ['a year too far', { year: 2101 }],
    ['a place before the first', { order: -1 }],
    ['a place after the last', { order: 1000 }],
    ['a link too many', { links: Array.from({ length: MAX_WORK_LINKS + 1 }, () => 'https://example.com/') }],
    ['a link that runs', { links: ['javascript:alert(1)'] }],
    ['a link that runs after a good one', { links: ['https://example.com/', 'javascript:alert(1)'] }],
    ['two links in one', { links: ['https://example.com/ https://example.com/'] }],
    ['a link that is too long', { links: [`https://example.com/${'x'.repeat(300)}`] }],
    ['more media than its artist', { mediaIds: Array.from({ length: MAX_MEDIA + 1 }, () => 'foto-1') }],
    ['a path among the media', { mediaIds: ['../foto-1'] }],
    ['an unknown kind', { kind: 'circo' }],
    ['an unknown visibility', { visibility: 'everybody' }],
    ['a title of 141 characters', { title: 'x'.repeat(141) }],
    ['a role of 141 characters', { role: 'x'.repeat(141) }],
    ['a production of 141 characters', { production: 'x'.repeat(141) }],
  ])('may not have %s', async (_what, changes) => {
    await assertFails(setDoc(doc(databaseOf('artist'), workOf('artist')), { ...work, ...changes }))
  })
})

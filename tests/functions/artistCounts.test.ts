import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { beforeAll, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { deleteAccount } from '../../functions/src/services/account/deletion.ts'
import { reviewProfile } from '../../functions/src/services/profiles/review.ts'
import { changeProfileState } from '../../functions/src/services/profiles/state.ts'
import { backend, newSession, type Person, person, signedIn } from '../support/functions/functions.ts'

let director: Person

beforeAll(async () => {
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

/** Facets that nobody else has. */
function ownFacets(): { artistClass: string; skill: string } {
  const mark = newSession().slice(0, 8)
  return { artistClass: `classe-${mark}`, skill: `habilidade-${mark}` }
}

async function counted(id: string, option: string): Promise<unknown> {
  const counts: unknown = (await backend.db.doc(`stats/${id}`).get()).get('counts')
  return typeof counts === 'object' && counts !== null ? Reflect.get(counts, option) : undefined
}

async function approve(uid: string, version: number): Promise<void> {
  const input = { profileId: uid, version, decision: 'approve' } as const
  await reviewProfile(backend, input, signedIn(director), new Date())
}

/** Somebody whom a director has just published. */
async function published(changes: Partial<Profile>): Promise<Person> {
  const artist = await person({ queuedAt: Timestamp.now(), uf: 'AC', ...changes })
  await approve(artist.uid, 1)
  return artist
}

it('who is published counts once for each option, among all and among those who share a facet', async () => {
  const { artistClass, skill } = ownFacets()
  const artist = await published({ classes: [artistClass], skills: [{ id: skill, level: 2 }] })
  expect(await counted('artists', `class:${artistClass}`)).toBe(1)
  expect(await counted('artists', `skill:${skill}`)).toBe(1)
  expect(await counted(`artists|class:${artistClass}`, `skill:${skill}`)).toBe(1)
  expect(await counted(`artists|class:${artistClass}`, 'uf:AC')).toBe(1)
  expect(await counted('artists|uf:AC', `class:${artistClass}`)).toBe(1)
  await backend.db.doc(`profiles/${artist.uid}`).update({ queuedAt: Timestamp.now(), version: 2 })
  await approve(artist.uid, 2)
  expect(await counted('artists', `class:${artistClass}`)).toBe(1)
})

it('moves the count with a validated change, and removes it on suspension', async () => {
  const { artistClass, skill } = ownFacets()
  const artist = await published({ classes: [artistClass], skills: [] })
  const change = { classes: [], skills: [{ id: skill, level: 1 }], queuedAt: Timestamp.now(), version: 2 }
  await backend.db.doc(`profiles/${artist.uid}`).update(change)
  await approve(artist.uid, 2)
  expect(await counted('artists', `class:${artistClass}`)).toBe(0)
  expect(await counted('artists', `skill:${skill}`)).toBe(1)
  await changeProfileState(
    backend,
    { profileIds: [artist.uid], act: 'suspend', reason: 'Pausa combinada.' },
    signedIn(director),
    new Date(),
  )
  expect(await counted('artists', `skill:${skill}`)).toBe(0)
  expect(await counted(`artists|skill:${skill}`, 'uf:AC')).toBe(0)
})

it('whoever leaves is not counted any more, once', async () => {
  const { artistClass } = ownFacets()
  const artist = await published({ classes: [artistClass] })
  const ports = { backend, now: () => new Date(), checkpoint: () => Promise.resolve() }
  await deleteAccount(signedIn(artist), ports)
  await deleteAccount(signedIn(artist), ports).catch(() => undefined)
  expect(await counted('artists', `class:${artistClass}`)).toBe(0)
  expect(await counted('artists|uf:AC', `class:${artistClass}`)).toBe(0)
})

import '../support/functions/alone.ts'
import { facetQuery, meets, type RosterFilter } from '@ribalta/domain/roster/filter'
import { rosterQuery } from '@ribalta/domain/roster/structuredQuery'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import { searchedOfCard } from '@ribalta/domain/roster/card'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { type RosterEntry, rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import { filterArbitrary, searchedArbitrary } from '@ribalta/domain/testing/rosterArbitraries'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { rebuildRoster, type RosterFault } from '../../functions/src/services/roster/rebuild.ts'
import { turnRoster } from '../../functions/src/services/roster/turn.ts'
import { updateProfile } from '../../functions/src/services/profiles/update.ts'
import { readProfileChanges } from '../../functions/src/services/profiles/updateInput.ts'
import { backend, person, PROJECT, signedIn } from '../support/functions/functions.ts'

const { db } = backend
const NOW = new Date('2026-11-23T12:00:00Z')
const DAY = 24 * 60 * 60_000
const PAGE = 24
const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const DATABASE = `projects/${PROJECT}/databases/(default)`

interface Member {
  readonly uid: string
  readonly profile: Profile
  readonly entry: RosterEntry
}

const at = (daysAgo: number): Timestamp => Timestamp.fromMillis(NOW.getTime() - daysAgo * DAY)

/** Generated people as records, and their mirrors as the product makes them. */
function members(count: number, seed: number): Member[] {
  return fc.sample(searchedArbitrary, { numRuns: count, seed }).map((searched, index) => {
    const { isMinor, isStale, hasVideo, hasDrt, ...facts } = searched
    const uid = `p${String(index).padStart(4, '0')}`
    const video = {
      id: 'v',
      kind: 'video',
      base: `media/${uid}/v`,
      extension: 'mp4',
      bytes: 9,
      state: 'ready',
    }
    const profile = profileSchema.parse({
      classes: [],
      skills: [],
      ...facts,
      email: `${uid}@example.com`,
      username: uid,
      tempMediaIds: [],
      birthDate: at(isMinor ? 4000 : 9000),
      phone: '11987654321',
      grants: [],
      version: 1,
      media: hasVideo ? [video] : [],
      ...(hasDrt ? { hasDrt } : {}),
      // Several at one moment: then the uid decides.
      lookConfirmedAt: at((isStale ? 200 : 20) + (index % 90)),
      createdAt: at(400),
      updatedAt: at(10),
    })
    return { uid, profile, entry: toRoster(uid, profile, NOW) }
  })
}

async function store(people: readonly Member[]): Promise<void> {
  const writer = db.bulkWriter()
  for (const { uid, profile, entry } of people) {
    void writer.set(db.doc(`profiles/${uid}`), profile)
    void writer.set(db.doc(`roster/${rosterNameOf(uid, profile)}`), entry)
  }
  await writer.close()
}

const answerSchema = z.array(z.object({ document: z.optional(z.object({ name: z.string() })) }))

/** Asks as Busca does, by the query that it makes. */
async function page(filter: RosterFilter, after: string | undefined): Promise<string[]> {
  const structuredQuery = {
    ...rosterQuery(filter, { database: DATABASE, after }),
    limit: PAGE,
    select: { fields: [{ fieldPath: 'uid' }] },
  }
  const response = await fetch(`http://${FIRESTORE}/v1/${DATABASE}/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  })
  const answer = answerSchema.parse(await response.json())
  return answer.flatMap(({ document }) =>
    document === undefined ? [] : [document.name.split('/').at(-1) ?? ''],
  )
}

async function everyPage(filter: RosterFilter): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const found = await page(filter, names.at(-1))
    names.push(...found)
    if (found.length < PAGE) return names
  }
}

describe('a search of 500 people', { tags: 'deep' }, () => {
  const people = members(500, 7)

  beforeAll(() => store(people))

  it('finds exactly whom a plain loop over the records finds, in the promised order, page by page', async () => {
    const filters = fc.sample(filterArbitrary, { numRuns: 300, seed: 11 })
    let found = 0
    for (const filter of filters) {
      const expected = people
        .filter(({ entry }) => meets(searchedOfCard(entry), filter))
        .map(({ uid, profile }) => rosterNameOf(uid, profile))
        .toSorted()
      expect({ filter, names: await everyPage(filter) }).toEqual({ filter, names: expected })
      found += expected.length
    }
    expect(found).toBeGreaterThan(3000)
    expect(filters.some((filter) => facetQuery(filter).any.length > 1)).toBe(true)
  })

  it('loses nobody and shows nobody twice while looks are confirmed between the pages', async () => {
    const shown = new Set<string>()
    const confirmed = new Set<string>()
    let after: string | undefined
    for (let turn = 0; ; turn += 1) {
      const names = await page({}, after)
      for (const name of names) {
        const uid = name.split('_')[1] ?? ''
        // Whoever moved ahead meanwhile is not seen again further on.
        expect([uid, shown.has(uid)]).toEqual([uid, false])
        shown.add(uid)
      }
      after = names.at(-1)
      if (names.length < PAGE) break
      const someone = people[(turn * 37) % people.length]
      if (someone === undefined) continue
      const changes = readProfileChanges({ profileId: someone.uid, confirmLook: true }, new Date())
      await updateProfile(backend, changes, signedIn(someone), new Date())
      confirmed.add(someone.uid)
    }
    const listed = people.filter(({ profile }) => profile.status !== 'archived')
    expect(listed.filter(({ uid }) => !shown.has(uid) && !confirmed.has(uid))).toEqual([])
  })
})

async function faults(isMending: boolean, now: Date): Promise<(readonly [string, RosterFault])[]> {
  const found: (readonly [string, RosterFault])[] = []
  await rebuildRoster(db, {
    now,
    isMending,
    onFault: (uid, fault) => found.push([uid, fault]),
    onProgress: () => undefined,
  })
  return found
}

describe('the mirror', () => {
  it('is after a thousand random changes what the rebuild would make', { tags: 'deep' }, async () => {
    const now = new Date()
    await faults(true, now)
    const artists = await Promise.all(Array.from({ length: 10 }, () => person({ lookConfirmedAt: at(300) })))
    await faults(true, now)
    const changesOf = (suffix: string) =>
      fc.record(
        {
          artisticName: fc.constantFrom('Ana Luz', 'Bia Sol', 'Caio Mar').map((name) => `${name} ${suffix}`),
          heightCm: fc.option(fc.integer({ min: 40, max: 250 })),
          uf: fc.option(fc.constantFrom('SP', 'RJ')),
          classes: fc.subarray(['ator', 'modelo']),
          playingAge: fc.option(fc.constant({ min: 20, max: 30 })),
          bio: fc.option(fc.constant('Olá')),
          confirmLook: fc.constant(true),
        },
        { requiredKeys: [] },
      )
    // A hundred each, one after the other, while the others change, too.
    await Promise.all(
      artists.map(async (artist, index) => {
        for (const fields of fc.sample(changesOf(artist.uid.slice(0, 6)), { numRuns: 100, seed: index })) {
          const changes = readProfileChanges({ profileId: artist.uid, ...fields }, new Date())
          await updateProfile(backend, changes, signedIn(artist), new Date())
        }
      }),
    )
    expect(await faults(false, new Date())).toEqual([])
  })

  it('that is missing, different, misplaced or without a record is reported and mended', async () => {
    const now = new Date()
    const three = members(3, 7)
    const [missing, different, misplaced] = three
    if (missing === undefined || different === undefined || misplaced === undefined)
      throw new Error('too few')
    await store(three)
    await faults(true, now)
    const mirrorOf = async (uid: string) => (await db.collection('roster').where('uid', '==', uid).get()).docs
    for (const mirror of await mirrorOf(missing.uid)) await mirror.ref.delete()
    for (const mirror of await mirrorOf(different.uid)) await mirror.ref.update({ heightCm: 1 })
    await db.doc(`roster/0000000000000_${misplaced.uid}`).set(misplaced.entry)
    await db.doc('roster/0000000000001_nobody').set({ ...misplaced.entry, uid: 'nobody' })
    const expected = [
      [missing.uid, 'missing'],
      [different.uid, 'different'],
      [misplaced.uid, 'misplaced'],
      ['nobody', 'orphaned'],
    ]
    expect(await faults(false, now)).toEqual(expected)
    expect(await faults(true, now)).toEqual(expected)
    expect(await faults(false, now)).toEqual([])
  })

  it('is turned when a minor comes of age and when a look gets old', async () => {
    await faults(true, NOW)
    const child = await person({
      birthDate: Timestamp.fromDate(new Date('2010-02-01T00:00:00Z')),
      lookConfirmedAt: at(1),
    })
    const old = await person({ lookConfirmedAt: at(179) })
    await faults(true, NOW)
    const entryOf = async ({ uid }: { readonly uid: string }): Promise<RosterEntry> => {
      const { docs } = await db.collection('roster').where('uid', '==', uid).get()
      return rosterSchema.parse(docs[0]?.data())
    }
    expect([(await entryOf(child)).minor, (await entryOf(old)).stale]).toEqual([true, false])
    await turnRoster(db, new Date(NOW.getTime() + 2 * DAY))
    expect([(await entryOf(child)).minor, (await entryOf(old)).stale]).toEqual([true, true])
    const eve = new Date('2028-02-01T02:59:59Z')
    while ((await turnRoster(db, eve)) > 0);
    expect((await entryOf(child)).minor).toBe(true)
    const later = new Date('2028-02-01T03:00:00Z')
    expect(await turnRoster(db, later)).toBe(1)
    expect((await entryOf(child)).minor).toBe(false)
    expect(await faults(false, later)).toEqual([])
    expect(await turnRoster(db, later)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { FACT_NAMES, FACTS, heldFacts, OPTIONAL_FACTS, PUBLIC_FACTS, STAFF_FACTS } from './factTable.ts'
import { NO_BIRTH_DATE } from './birthDate.ts'
import { pick } from '../pick.ts'
import { fieldChanges, type PublicVersion } from './publicChanges.ts'
import { toArtist } from './publishedArtist.ts'
import { artistSchema } from '../schemas/people/artist.ts'
import { changedFacts, factShape } from '../schemas/people/facts.ts'
import { type Profile, profileSchema } from '../schemas/people/profile.ts'
import { createProfileSchema } from '../schemas/people/registration.ts'
import { updateProfileSchema } from '../schemas/people/profileUpdate.ts'
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const identity = {
  email: 'ana@example.com',
  artisticName: 'Ana Luz',
  username: 'ana-luz',
  tempMediaIds: ['abcdefghijklmnopqrst/0'],
  birthDate: NO_BIRTH_DATE,
  phone: '11987654321',
}
const record = {
  ...identity,
  grants: [],
  status: 'published',
  version: 1,
  media: [],
  createdAt: at,
  updatedAt: at,
}
const bare = profileSchema.parse({ ...record, classes: [], skills: [] })
const whole = profileSchema.parse({ ...record, ...SAMPLE_FACTS })
const published = { at, featured: false }

const namesIn = (value: object): string[] => FACT_NAMES.filter((name) => name in value)

describe('every fact of the table', () => {
  it('has a value to try it with', () => {
    expect(namesIn(SAMPLE_FACTS)).toEqual([...FACT_NAMES])
  })

  it('is kept in a record', () => {
    expect(pick(whole, FACT_NAMES)).toEqual(SAMPLE_FACTS)
  })

  it('is taken from a registration, or left out', () => {
    const { username: _, ...given } = identity
    const payload = {
      ...given,
      requestId: 'a'.repeat(24),
      password: 'segredo123',
      consents: { terms: '1', privacy: '1' },
    }
    expect(createProfileSchema.parse({ ...payload, ...SAMPLE_FACTS })).toMatchObject(SAMPLE_FACTS)
    expect(namesIn(createProfileSchema.parse(payload))).toEqual([])
  })

  it('is taken from a change, and taken back where it is optional', () => {
    expect(updateProfileSchema.parse({ profileId: 'u', ...SAMPLE_FACTS })).toMatchObject(SAMPLE_FACTS)
    for (const name of FACT_NAMES) {
      const answer = updateProfileSchema.safeParse({ profileId: 'u', [name]: null })
      expect([name, answer.success]).toEqual([name, FACTS[name].clearable])
    }
  })

  it.each(FACT_NAMES)('%s is refused where it is something else', (name) => {
    for (const wrong of [{ unknown: true }, Symbol('none'), -1, [[]]]) {
      expect(factShape[name].safeParse(wrong).success).toBe(false)
      expect(changedFacts[name].safeParse(wrong).success).toBe(false)
    }
  })
})

describe('a public fact', () => {
  it('is published as it is, and no other is', () => {
    expect(pick(toArtist(whole, published, new Date()), PUBLIC_FACTS)).toEqual(pick(whole, PUBLIC_FACTS))
    expect(namesIn(toArtist(whole, published, new Date()))).toEqual([...PUBLIC_FACTS])
    for (const name of STAFF_FACTS) expect(Object.keys(artistSchema.shape)).not.toContain(name)
  })

  it.each(PUBLIC_FACTS)('%s is seen by the reviewer when it comes, changes or goes', (name) => {
    const lacking: PublicVersion = without(whole, name)
    const changeOf = (before: PublicVersion, after: PublicVersion) =>
      fieldChanges(before, after).flatMap(({ field, change }) => (change === 'same' ? [] : [[field, change]]))
    expect(changeOf(lacking, whole)).toEqual([[name, 'added']])
    expect(changeOf(whole, lacking)).toEqual([[name, 'removed']])
  })
})

describe('the lists of the table', () => {
  it('tell public from staff’s, and optional from always there', () => {
    expect([...PUBLIC_FACTS, ...STAFF_FACTS].toSorted()).toEqual(FACT_NAMES.toSorted())
    expect(STAFF_FACTS).toEqual(['bustCm', 'waistCm', 'hipCm', 'shoe', 'travel'])
    expect(FACT_NAMES.filter((name) => !OPTIONAL_FACTS.some((optional) => optional === name))).toEqual([
      'classes',
      'skills',
    ])
  })

  it('name only the facts that somebody has', () => {
    expect(heldFacts({ ...bare, city: 'Recife' }, FACT_NAMES)).toEqual([
      { name: 'classes', kind: 'classes', value: [] },
      { name: 'skills', kind: 'skills', value: [] },
      { name: 'city', kind: 'text', value: 'Recife' },
    ])
  })
})

/** The record without one fact, or with none of what is always there. */
function without(profile: Profile, name: (typeof FACT_NAMES)[number]): Profile {
  const facts = Object.entries(profile).filter(([field]) => field !== name)
  return profileSchema.parse({ classes: [], skills: [], ...Object.fromEntries(facts) })
}

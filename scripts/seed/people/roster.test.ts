import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ADULT_AGE, ageAt } from '../../../domain/src/people/birthDate.ts'
import { instantToDate } from '../../../domain/src/instant.ts'
import { isTempMediaId } from '../../../domain/src/media/media.ts'
import { PROFILE_STATUSES } from '../../../domain/src/people/profileStatus.ts'
import { isUsernameAllowed } from '../../../domain/src/site/routePaths.ts'
import { artistSchema } from '../../../domain/src/schemas/people/artist.ts'
import { FACT_NAMES } from '../../../domain/src/people/factTable.ts'
import { pick } from '../../../domain/src/pick.ts'
import { factsSchema } from '../../../domain/src/schemas/people/facts.ts'
import { artisticNameSchema, emailSchema } from '../../../domain/src/schemas/people/identity.ts'
import { phoneSchema } from '../../../domain/src/schemas/phone.ts'
import { toUsername } from '../../../domain/src/identity.ts'
import { UFS } from '../../../domain/src/brazil.ts'
import { CLASSES, SKILLS } from './catalogue.ts'
import { clipUploads } from './clips.ts'
import { crowdOf, rosterOf } from './roster.ts'

const DAY = new Date('2026-11-21T00:00:00Z')
const roster = rosterOf(DAY)
const { members, photos } = roster
const crowd = [...crowdOf(rosterOf(DAY), 1000, DAY)].map((member) => member.records)
const records = members.map((member) => member.records)
const profiles = records.map(({ profile }) => profile)
const published = records.filter(({ artist }) => artist !== undefined)
const demo = (email: string) => records.find(({ profile }) => profile.email === email)

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the roster of the seed', () => {
  it('is the same on the same day', () => {
    expect(rosterOf(DAY)).toEqual(roster)
  })

  it('has at least 120 artists, 96 of them published, and every status', () => {
    expect(profiles.filter(({ grants }) => grants.length === 0).length).toBeGreaterThanOrEqual(120)
    expect(published.length).toBeGreaterThanOrEqual(96)
    expect(new Set(profiles.map(({ status }) => status))).toEqual(new Set(PROFILE_STATUSES))
  })

  it('publishes exactly the published profiles, of minors those that a guardian wants', () => {
    for (const { profile, artist, consents } of records) {
      const isWanted =
        ageAt(profile.birthDate, DAY) >= ADULT_AGE || consents.some(({ kind }) => kind === 'publicPage')
      expect(artist !== undefined).toBe(profile.status === 'published' && isWanted)
      expect(profile.publishedVersion !== undefined).toBe(profile.status === 'published')
    }
  })

  it('has published profiles whose change waits, with the older version in public', () => {
    const waiting = published.filter(({ profile }) => profile.version > (profile.publishedVersion ?? 0))
    expect(waiting.length).toBeGreaterThanOrEqual(5)
    const adults = waiting.filter(({ artist }) => artist?.minor !== true)
    for (const { profile, artist } of adults) expect(artist?.bio).not.toBe(profile.bio)
  })

  it('says in a note why, where changes are requested or the page was taken down', () => {
    for (const { status, review } of profiles) {
      const needsNote = status === 'changes_requested' || status === 'suspended'
      expect(review !== undefined && review.note !== '').toBe(needsNote)
      expect(review !== undefined).toBe(needsNote || status === 'published')
    }
  })

  it('queues artists who registered or changed, a minor with consent among them, and no staff', () => {
    for (const { status, grants, queuedAt, version, publishedVersion = version } of profiles) {
      const waits = (status === 'pending' && grants.length === 0) || version > publishedVersion
      expect(queuedAt !== undefined).toBe(waits)
    }
    const queue = records.filter(({ profile }) => profile.queuedAt !== undefined)
    expect(queue.filter(({ profile }) => profile.status === 'pending').length).toBeGreaterThanOrEqual(5)
    expect(queue.filter(({ profile }) => profile.status === 'published').length).toBeGreaterThanOrEqual(5)
    expect(queue.map(({ profile }) => profile.email)).toContain('menor@demo.local')
  })

  it('features eight published adults', () => {
    const featured = published.filter(({ artist }) => artist?.featured === true)
    expect(featured).toHaveLength(8)
    for (const { profile } of featured)
      expect(ageAt(profile.birthDate, DAY)).toBeGreaterThanOrEqual(ADULT_AGE)
  })

  it('holds facts that a registration would take', () => {
    for (const profile of profiles) {
      factsSchema.parse(pick(profile, FACT_NAMES))
      artisticNameSchema.parse(profile.artisticName)
      emailSchema.parse(profile.email)
      expect(phoneSchema.parse(profile.phone)).toBe(profile.phone)
      expect(profile.tempMediaIds.filter((id) => !isTempMediaId(id))).toEqual([])
    }
  })

  it('uses only classes and skills of the catalogue: 14 and 60', () => {
    expect(CLASSES).toHaveLength(14)
    expect(SKILLS).toHaveLength(60)
    expect(repeated(SKILLS.map(({ id }) => id))).toEqual([])
    const [classIds, skillIds] = [CLASSES.map(({ id }) => id), SKILLS.map(({ id }) => id)]
    for (const { classes, skills } of profiles) {
      expect(classIds).toEqual(expect.arrayContaining(classes))
      expect(skillIds).toEqual(expect.arrayContaining(skills.map(({ id }) => id)))
    }
  })

  it('gives everybody a username, phone and e-mail of their own', () => {
    expect(repeated(profiles.map(({ username }) => username))).toEqual([])
    expect(repeated(profiles.map(({ phone }) => phone))).toEqual([])
    expect(repeated(profiles.map(({ email }) => email))).toEqual([])
    for (const { username, artisticName } of profiles) {
      expect(isUsernameAllowed(username)).toBe(true)
      expect(username).toBe(toUsername(artisticName))
    }
  })

  it('has minors, some published, all with a guardian and the guardian’s consent', () => {
    const minors = records.filter(({ profile }) => ageAt(profile.birthDate, DAY) < ADULT_AGE)
    expect(minors.length).toBeGreaterThanOrEqual(8)
    expect(minors.some(({ artist }) => artist !== undefined)).toBe(true)
    for (const { details, consents } of minors) {
      expect(details.guardian).toBeDefined()
      expect(consents.map(({ kind }) => kind)).toContain('guardian')
    }
  })

  it('shows of minors no city, text, link, video or fourth photo', () => {
    for (const { artist } of published.filter((person) => person.artist?.minor === true)) {
      expect(artist).not.toHaveProperty('city')
      expect(artist).not.toHaveProperty('bio')
      expect(artist).not.toHaveProperty('links')
      expect(artist?.media.every(({ kind }) => kind === 'image')).toBe(true)
      expect(artist?.media.length).toBeLessThanOrEqual(3)
      expect(artist?.tokens.filter((token) => token.startsWith('city:'))).toEqual([])
    }
  })

  it('says nothing private in public', () => {
    for (const { artist, profile } of published) {
      const text = JSON.stringify(artistSchema.parse(artist))
      for (const secret of [profile.email, profile.phone, String(profile.birthDate.seconds)]) {
        expect(text).not.toContain(secret)
      }
    }
  })

  it('lives all over Brazil, mostly in São Paulo and Rio', () => {
    const large = [...records, ...crowd].map(({ profile }) => profile.uf)
    expect(new Set(large)).toEqual(new Set(UFS))
    const share = large.filter((uf) => uf === 'SP' || uf === 'RJ').length / large.length
    expect(share).toBeGreaterThan(0.4)
  })

  it('tells the feed all that became of somebody, never what is to come', () => {
    for (const { profile, feed } of records) {
      expect(feed.map(({ kind }) => kind)).toContain('registration')
      const answers = profile.review === undefined ? [] : [profile.review.at]
      expect(feed.map(({ at }) => at)).toEqual(expect.arrayContaining(answers))
      for (const { at } of feed) {
        expect(instantToDate(at).getTime()).toBeLessThanOrEqual(DAY.getTime())
      }
    }
  })

  it('has the five demo accounts with their grants and a password', () => {
    expect(members.filter(({ password }) => password === 'demo1234')).toHaveLength(5)
    expect(demo('artista@demo.local')?.artist?.media.map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('image'),
      'video',
    ])
    expect(demo('artista2@demo.local')?.profile.status).toBe('published')
    expect(demo('menor@demo.local')?.details.guardian).toBeDefined()
    expect(demo('agente@demo.local')?.profile.grants).toEqual(['AGENT'])
    expect(demo('diretora@demo.local')?.profile.grants).toEqual(['AGENT', 'DIRECTOR'])
  })

  it('names every photo of every profile once', () => {
    const bases = photos.map(({ base }) => base)
    expect(repeated(bases)).toEqual([])
    const images = profiles.flatMap(({ media }) => media.filter(({ kind }) => kind === 'image'))
    expect(new Set(images.map(({ base }) => base))).toEqual(new Set(bases))
    for (const { media } of profiles) {
      const [main] = media
      expect(main?.kind === 'image' ? main.widths : []).toEqual([320, 640, 1280])
    }
  })
})

describe('the minors of the seed', () => {
  const minors = members.filter(({ records: { profile } }) => ageAt(profile.birthDate, DAY) < ADULT_AGE)

  it('can what a child can: no profession’s level, nothing that takes an adult', () => {
    for (const { records } of minors) {
      const age = ageAt(records.profile.birthDate, DAY)
      const most = age < 10 ? 2 : age < 14 ? 3 : 4
      for (const { id, level } of records.profile.skills) {
        expect(level).toBeLessThanOrEqual(most)
        const skill = SKILLS.find((each) => each.id === id)
        expect(skill?.type).not.toBe('Condução')
        expect(['Canto lírico', 'Boxe', 'Muay thai']).not.toContain(skill?.descriptionPT)
      }
      expect(records.profile.classes).not.toContain('duble')
    }
  })

  it('were cast as children', () => {
    const roles = minors.flatMap(({ records }) => records.works.flatMap(({ role }) => role ?? []))
    expect(roles.length).toBeGreaterThan(3)
    expect(roles.filter((role) => /avó|coronel|parteira|gerente|síndica|engenheiro|Dra/i.test(role))).toEqual(
      [],
    )
  })
})

describe('the videos of the seed', () => {
  it('are published by three artists and stored where their pages look for them', () => {
    const videos = published.flatMap(
      ({ artist }) => artist?.media.filter(({ kind }) => kind === 'video') ?? [],
    )
    const stored = clipUploads()
    expect(videos.map(({ base }) => `${base}/video.webm`)).toEqual(stored.map(({ name }) => name))
    expect(videos).toHaveLength(3)
    for (const { file } of stored) expect(existsSync(file)).toBe(true)
  })
})

describe('the crowd beyond the roster', () => {
  it('shows only portraits that are public', () => {
    const publicMedia = new Set(
      published.flatMap(({ artist }) => artist?.media.map(({ base }) => base) ?? []),
    )
    for (const { profile } of crowd) {
      expect(profile.media.length).toBeGreaterThan(0)
      for (const { base } of profile.media) expect(publicMedia).toContain(base)
    }
  })

  it('has usernames and phones of its own', () => {
    const all = [...profiles, ...crowd.map(({ profile }) => profile)]
    expect(new Set(all.map(({ username }) => username)).size).toBe(all.length)
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length)
    for (const { phone } of all) expect(phone).toMatch(/^\d{11}$/)
  })
})

import { ADULT_AGE } from '../../../domain/src/people/birthDate.ts'
import { type ConsentKind, CONSENTS_IN_FORCE } from '../../../domain/src/account/consents.ts'
import type { Grant } from '../../../domain/src/account/grants.ts'
import { dateToInstant, type Instant } from '../../../domain/src/instant.ts'
import { nameSkeleton } from '../../../domain/src/people/personName.ts'
import type { ProfileStatus } from '../../../domain/src/people/profileStatus.ts'
import { toArtist } from '../../../domain/src/people/publishedArtist.ts'
import type { Artist } from '../../../domain/src/schemas/people/artist.ts'
import { type Consent, consentSchema } from '../../../domain/src/schemas/account/consent.ts'
import { type AuditEntry, auditSchema } from '../../../domain/src/schemas/audit.ts'
import { type FeedItem, feedSchema } from '../../../domain/src/schemas/feed/feed.ts'
import type { ProfileImage, ProfileMedia } from '../../../domain/src/schemas/media/media.ts'
import {
  type PrivateDetails,
  privateDetailsSchema,
} from '../../../domain/src/schemas/people/privateDetails.ts'
import { type Profile, profileSchema } from '../../../domain/src/schemas/people/profile.ts'
import type { Work } from '../../../domain/src/schemas/people/work.ts'
import { randomFrom } from '../random.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'
import type { Person } from './person.ts'
import { portraitsOf } from './portraits.ts'
import { validationOf } from './validation.ts'
import { worksOf } from './works.ts'

/** Everything that the store holds of one person. */
export interface PersonRecords {
  readonly uid: string
  readonly profile: Profile
  readonly details: PrivateDetails
  readonly consents: readonly Consent[]
  readonly artist: Artist | undefined
  readonly works: readonly Work[]
  readonly feed: readonly FeedItem[]
  readonly audit: readonly AuditEntry[]
}

export interface Career {
  readonly email: string
  readonly status: ProfileStatus
  readonly grants: readonly Grant[]
  readonly featured: boolean
  /** Published, with a later change that waits for validation. */
  readonly pendingChange: boolean
  /** Days before now at which the person registered. */
  readonly registeredDaysAgo: number
  readonly media: readonly ProfileMedia[]
}

const DAY = 86_400_000
/** Within these days changed whoever waits with a change. */
const CHANGE_DAYS = 14

const MAIN_WIDTHS = [320, 640, 1280] as const
const EXTRA_WIDTHS = [640] as const
/** Every photo is upright at four to five. */
const HEIGHT_PER_WIDTH = 5 / 4

const photoId = (photo: number): string => `foto-${String(photo + 1)}`

/** Returns a person's photos for their profile; `rich` ones have every photo in every size. */
export function mediaOf(uid: string, rich: boolean): ProfileImage[] {
  return portraitsOf(uid).backgrounds.map((placeholder, photo) => {
    const widths = photo === 0 || rich ? [...MAIN_WIDTHS] : [...EXTRA_WIDTHS]
    const width = Math.max(...widths)
    const id = photoId(photo)
    return {
      id,
      kind: 'image',
      base: `media/${uid}/${id}`,
      widths,
      width,
      height: width * HEIGHT_PER_WIDTH,
      placeholder,
    }
  })
}

function detailsOf({ uid, artisticName, lastName, age, phone, facts }: Person): PrivateDetails {
  const random = randomFrom(`details ${uid}`)
  const guardianBuild = random.pick(['feminine', 'masculine'] as const)
  const guardian = {
    name: `${random.pick(FIRST_NAMES[guardianBuild])} ${random.pick(LAST_NAMES)} ${lastName}`,
    email: `responsavel.${uid}@example.com`,
    phone: `${phone.slice(0, 3)}5${phone.slice(4)}`,
    relation: guardianBuild === 'feminine' ? 'mae' : 'pai',
  }
  return privateDetailsSchema.parse({
    legalName: `${artisticName} ${random.pick(LAST_NAMES)}`,
    ...(age >= ADULT_AGE && random.chance(0.5)
      ? { drt: `${String(random.int(10_000, 59_999))}/${facts.uf ?? 'SP'}` }
      : {}),
    ...(age < ADULT_AGE ? { guardian } : {}),
  })
}

/** The last midnight in UTC, from which all other instants are counted so that one day's seeds are the same. */
export function seedDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY)
}

function birthDateOf(age: number, now: Date, days: number): Instant {
  const birthday = new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()))
  return dateToInstant(new Date(birthday.getTime() - days * DAY))
}

/** What changes when somebody edits a published profile; before it, one photo fewer and the older presentation. */
function beforeTheChange(profile: Profile): Profile {
  const bio = profile.bio?.split('. ').slice(0, -1).join('. ')
  return {
    ...profile,
    version: profile.version - 1,
    media: profile.media.length > 1 ? profile.media.slice(0, -1) : profile.media,
    ...(bio === undefined || bio === '' ? {} : { bio: `${bio}.` }),
  }
}

/** The team's grants, as `npm run grant` gives a first director theirs. */
function grantsLine(uid: string, grants: readonly Grant[], at: Instant): AuditEntry[] {
  if (grants.length === 0) return []
  const detail = { before: [], after: [...grants] }
  return [auditSchema.parse({ kind: 'grants', actor: 'script', subject: uid, at, detail })]
}

/** The records of a person at `day` (midnight UTC), each checked by the domain's schema. */
export function recordsOf(person: Person, career: Career, day: Date): PersonRecords {
  const { uid } = person
  const random = randomFrom(`career ${uid}`)
  const at = (daysAgo: number): Instant =>
    dateToInstant(new Date(day.getTime() - Math.round(daysAgo * 1440) * 60_000))
  const { status, registeredDaysAgo: registered } = career
  const published = status === 'published'
  const publishedAgo = registered * 0.92
  const changedAgo = career.pendingChange ? random.between(0.2, CHANGE_DAYS - 1) : undefined
  const validation = validationOf(
    career,
    { registered, published: publishedAgo, changed: changedAgo },
    at,
    random,
  )
  const lookAgo = random.between(0, Math.min(registered, 330))
  const version = published ? (career.pendingChange ? 3 : 2) : 1
  const details = detailsOf(person)
  const profile = profileSchema.parse({
    ...person.facts,
    email: career.email,
    artisticName: person.artisticName,
    username: person.username,
    nameSkeleton: nameSkeleton(person.artisticName),
    tempMediaIds: career.media.map((_, index) => `semente-${uid.padEnd(14, '0')}/${String(index)}`),
    birthDate: birthDateOf(person.age, day, random.int(1, 350)),
    phone: person.phone,
    grants: [...career.grants],
    status,
    version,
    ...(published ? { publishedVersion: career.pendingChange ? version - 1 : version } : {}),
    ...(career.status === 'suspended' ? { lastPublicVersion: version } : {}),
    ...validation.fields,
    ...(published && person.age < ADULT_AGE ? { guardianConfirmedAt: at(publishedAgo) } : {}),
    media: [...career.media],
    ...(details.drt === undefined ? {} : { hasDrt: true }),
    lookConfirmedAt: at(lookAgo),
    createdAt: at(registered),
    updatedAt: at(changedAgo ?? registered),
  })
  const minor = person.age < ADULT_AGE
  // Every fourth guardian has not asked for a public page.
  const isShown = !minor || random.int(1, 4) > 1
  const kinds: ConsentKind[] = [
    'terms',
    'privacy',
    ...(minor ? (['guardian'] as const) : []),
    ...(minor && isShown ? (['publicPage'] as const) : []),
  ]
  const feed: FeedItem[] = [{ kind: 'registration', subject: uid, actor: uid, at: at(registered) }]
  const { answeredAgo, feedKind, reviewer } = validation
  if (answeredAgo !== undefined && feedKind !== undefined)
    feed.push({ kind: feedKind, subject: uid, actor: reviewer, at: at(answeredAgo) })
  if (changedAgo !== undefined)
    feed.push({ kind: 'profileChange', subject: uid, actor: uid, at: at(changedAgo) })
  feed.push({ kind: 'lookConfirmed', subject: uid, actor: uid, at: at(lookAgo) })
  return {
    uid,
    profile,
    details,
    consents: kinds.map((kind) =>
      consentSchema.parse({ uid, kind, ...CONSENTS_IN_FORCE[kind], given: true, at: at(registered) }),
    ),
    artist:
      published && isShown
        ? toArtist(
            career.pendingChange ? beforeTheChange(profile) : profile,
            {
              at: at(publishedAgo),
              featured: career.featured,
            },
            day,
          )
        : undefined,
    works: published ? worksOf(uid, person.age, day.getUTCFullYear(), at(publishedAgo)) : [],
    feed: feed.map((item) => feedSchema.parse(item)),
    audit: grantsLine(uid, career.grants, at(registered)),
  }
}

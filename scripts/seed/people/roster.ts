import type { ProfileStatus } from '../../../domain/src/people/profileStatus.ts'
import type { ProfileImage, ProfileMedia } from '../../../domain/src/schemas/media/media.ts'
import { DEMO_PASSWORD } from '../../lib/project.ts'
import type { Look, Shot } from '../portraits/look.ts'
import { randomFrom } from '../random.ts'
import { videosOf } from './clips.ts'
import { DEMOS } from './demoAccounts.ts'
import { type Person, personOf } from './person.ts'
import { type Career, mediaOf, type PersonRecords, recordsOf } from './records.ts'
import { shotOf } from './shots.ts'

/** How many artists with portraits of their own there are beside the demo accounts. */
export const DRAWN_ARTISTS = 124
/** The demo accounts have the numbers below. */
const FIRST_NUMBER = 100

/** One photo to be drawn and stored at `base`. */
export interface Photo {
  readonly base: string
  readonly look: Look
  readonly shot: Shot
  readonly widths: readonly number[]
}

export interface Member {
  readonly records: PersonRecords
  /** Demo accounts can sign in; the others only have their e-mail taken. */
  readonly password: string | undefined
}

/** Somebody public whose portrait others may be shown with. */
interface Lender {
  readonly person: Person
  readonly media: readonly ProfileImage[]
}

export interface Roster {
  readonly members: readonly Member[]
  readonly photos: readonly Photo[]
  readonly lenders: readonly Lender[]
  /** Usernames in use. */
  readonly taken: Set<string>
}

/** Most artists are published; every other state comes back regularly. */
function statusOf(index: number): ProfileStatus {
  switch (index % 31) {
    case 4:
    case 17:
      return 'pending'
    case 11:
      return 'changes_requested'
    case 22:
      return 'suspended'
    case 28:
      return 'archived'
    default:
      return 'published'
  }
}

/** Who is on the home page: published adults, chosen by their portraits. */
const FEATURED: ReadonlySet<string> = new Set(
  ['0002', '0004', '0009', '0014', '0032', '0033', '0064', '0082'].map((number) => `seed-${number}`),
)

const uidOf = (index: number): string => `seed-${String(index + 1).padStart(4, '0')}`

function careerOf(person: Person, index: number, media: readonly ProfileMedia[], featured: boolean): Career {
  const random = randomFrom(`since ${person.uid}`)
  const status = statusOf(index)
  const recent = status === 'pending' || status === 'changes_requested'
  return {
    email: `${person.username}@example.com`,
    status,
    grants: [],
    featured,
    pendingChange: status === 'published' && index % 13 === 5,
    registeredDaysAgo: recent ? random.between(0.3, 13) : 3 + (index % 200) * 2.1 + random.between(0, 2),
    media,
  }
}

/** The demo accounts and the {@link DRAWN_ARTISTS} as they are on `day` (midnight UTC), with their photos. */
export function rosterOf(day: Date): Roster {
  const members: Member[] = []
  const photos: Photo[] = []
  const lenders: Lender[] = []
  const taken = new Set<string>()

  const draw = (person: Person, amount: number, turn: number, rich: boolean): ProfileImage[] => {
    const media = mediaOf(person, amount, turn, rich)
    media.forEach(({ base, widths }, photo) =>
      photos.push({ base, look: person.look, shot: shotOf(person.look, photo, turn), widths }),
    )
    return media
  }

  DEMOS.forEach(({ wish, photos: amount, ...demo }, index) => {
    const person = personOf(wish, taken)
    const media = [...draw(person, amount, index * 5 + 2, true), ...videosOf(person.uid)]
    const records = recordsOf(person, { ...demo, featured: false, pendingChange: false, media }, day)
    members.push({ records, password: DEMO_PASSWORD })
  })

  for (let index = 0; index < DRAWN_ARTISTS; index += 1) {
    const uid = uidOf(index)
    const random = randomFrom(`roster ${uid}`)
    const person = personOf({ uid, number: FIRST_NUMBER + index }, taken)
    const isFeatured = FEATURED.has(uid)
    const media = draw(person, isFeatured ? random.int(3, 5) : random.pick([2, 2, 3, 3, 4]), index, false)
    const records = recordsOf(person, careerOf(person, index, [...media, ...videosOf(uid)], isFeatured), day)
    if (records.artist !== undefined) lenders.push({ person, media: media.slice(0, 1) })
    members.push({ records, password: undefined })
  }
  return { members, photos, lenders, taken }
}

/**
 * `count` artists beyond those of the roster, one after the other because a hundred thousand are too many at once.
 * They share the portraits of published ones of the same age, build, eyes and hair.
 */
export function* crowdOf({ lenders, taken }: Roster, count: number, day: Date): Generator<Member> {
  for (let index = DRAWN_ARTISTS; index < DRAWN_ARTISTS + count; index += 1) {
    const lender = lenders[index % lenders.length]
    if (lender === undefined) throw new RangeError('Nobody has portraits to lend')
    const { age, look } = lender.person
    const made = personOf({ uid: uidOf(index), number: FIRST_NUMBER + index, age, build: look.build }, taken)
    const person = { ...made, facts: { ...made.facts, eyes: look.eyes, hair: look.hair } }
    yield {
      records: recordsOf(person, careerOf(person, index, lender.media, false), day),
      password: undefined,
    }
  }
}

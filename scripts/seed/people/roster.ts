import type { ProfileStatus } from '../../../domain/src/people/profileStatus.ts'
import type { ProfileImage, ProfileMedia } from '../../../domain/src/schemas/media/media.ts'
import { DEMO_PASSWORD } from '../../lib/project.ts'
import { masterFile, type Picture } from '../pictures.ts'
import { randomFrom } from '../random.ts'
import { videosOf } from './clips.ts'
import { DEMOS } from './demoAccounts.ts'
import { type Person, personOf } from './person.ts'
import { portraitsOf } from './portraits.ts'
import { type Career, mediaOf, type PersonRecords, recordsOf } from './records.ts'

/** How many artists besides the demo accounts have photos of their own. */
export const ROSTER_ARTISTS = 124
/** The demo accounts have the numbers below. */
const FIRST_NUMBER = 100

export interface Member {
  readonly records: PersonRecords
  /** Demo accounts can sign in; the others only have their e-mail taken. */
  readonly password: string | undefined
}

/** A published artist whose photo others may show. */
interface Lender {
  readonly person: Person
  readonly media: readonly ProfileImage[]
}

export interface Roster {
  readonly members: readonly Member[]
  readonly photos: readonly Picture[]
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

/** Returns the demo accounts and the {@link ROSTER_ARTISTS} as they are on `day` (midnight UTC), with their photos. */
export function rosterOf(day: Date): Roster {
  const members: Member[] = []
  const photos: Picture[] = []
  const lenders: Lender[] = []
  const taken = new Set<string>()

  const photosOf = (uid: string, rich: boolean): ProfileImage[] => {
    const media = mediaOf(uid, rich)
    media.forEach(({ base, widths }, photo) =>
      photos.push({ base, widths, master: masterFile(`people/${uid}-${String(photo + 1)}`) }),
    )
    return media
  }

  DEMOS.forEach(({ wish, ...demo }) => {
    const person = personOf(wish, taken)
    const media = [...photosOf(person.uid, true), ...videosOf(person.uid)]
    const records = recordsOf(person, { ...demo, featured: false, pendingChange: false, media }, day)
    members.push({ records, password: DEMO_PASSWORD })
  })

  for (let index = 0; index < ROSTER_ARTISTS; index += 1) {
    const uid = uidOf(index)
    const person = personOf({ uid, number: FIRST_NUMBER + index }, taken)
    const isFeatured = FEATURED.has(uid)
    const media = photosOf(uid, false)
    const records = recordsOf(person, careerOf(person, index, [...media, ...videosOf(uid)], isFeatured), day)
    if (records.artist !== undefined) lenders.push({ person, media: media.slice(0, 1) })
    members.push({ records, password: undefined })
  }
  return { members, photos, lenders, taken }
}

/**
 * Yields `count` artists beyond the roster, one by one because memory doesn't hold a hundred thousand. They show the photos of
 * published artists of the same age, build, eyes and hair.
 */
export function* crowdOf({ lenders, taken }: Roster, count: number, day: Date): Generator<Member> {
  for (let index = ROSTER_ARTISTS; index < ROSTER_ARTISTS + count; index += 1) {
    const lender = lenders[index % lenders.length]
    if (lender === undefined) throw new RangeError('No published artist has a photo to lend')
    const { uid, age, build } = lender.person
    const wish = { uid: uidOf(index), number: FIRST_NUMBER + index, age, build }
    const person = personOf({ ...wish, appearance: portraitsOf(uid) }, taken)
    yield {
      records: recordsOf(person, careerOf(person, index, lender.media, false), day),
      password: undefined,
    }
  }
}

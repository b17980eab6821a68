import { ADULT_AGE } from '../../../domain/src/birthDate.ts'
import type { Grant } from '../../../domain/src/grants.ts'
import type { ProfileStatus } from '../../../domain/src/profileStatus.ts'
import type { ProfileImage } from '../../../domain/src/schemas/media.ts'
import type { Look, Shot } from '../portraits/look.ts'
import { randomFrom } from '../random.ts'
import { type Person, personOf, type PersonWish } from './person.ts'
import { type Career, mediaOf, type PersonRecords, recordsOf } from './records.ts'
import { shotOf } from './shots.ts'

/** How many artists there are beside the demo accounts when nobody asks for more; these have portraits of their own. */
export const DRAWN_ARTISTS = 124

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

export interface Roster {
  readonly members: readonly Member[]
  readonly photos: readonly Photo[]
}

interface Demo {
  readonly wish: PersonWish
  readonly email: string
  readonly status: ProfileStatus
  readonly grants: readonly Grant[]
  readonly photos: number
  readonly registeredDaysAgo: number
}

export const DEMO_PASSWORD = 'demo1234'

const DEMOS: readonly Demo[] = [
  {
    wish: {
      uid: 'demo-artista',
      number: 1,
      artisticName: 'Marina Alencar',
      age: 29,
      build: 'feminine',
      heritage: 'mixed',
      uf: 'SP',
    },
    email: 'artista@demo.local',
    status: 'published',
    grants: [],
    photos: 5,
    registeredDaysAgo: 160,
  },
  {
    wish: {
      uid: 'demo-artista2',
      number: 2,
      artisticName: 'Caio Damasceno',
      age: 34,
      build: 'masculine',
      heritage: 'african',
      uf: 'RJ',
    },
    email: 'artista2@demo.local',
    status: 'published',
    grants: [],
    photos: 3,
    registeredDaysAgo: 90,
  },
  {
    wish: {
      uid: 'demo-menor',
      number: 3,
      artisticName: 'Lia Fonseca',
      age: 12,
      build: 'feminine',
      heritage: 'mixed',
      uf: 'MG',
    },
    email: 'menor@demo.local',
    status: 'pending',
    grants: [],
    photos: 3,
    registeredDaysAgo: 2,
  },
  {
    wish: {
      uid: 'demo-agente',
      number: 4,
      artisticName: 'Rui Sampaio',
      age: 41,
      build: 'masculine',
      heritage: 'european',
      uf: 'SP',
    },
    email: 'agente@demo.local',
    status: 'pending',
    grants: ['AGENT'],
    photos: 1,
    registeredDaysAgo: 400,
  },
  {
    wish: {
      uid: 'demo-diretora',
      number: 5,
      artisticName: 'Helena Veiga',
      age: 52,
      build: 'feminine',
      heritage: 'african',
      uf: 'SP',
    },
    email: 'diretora@demo.local',
    status: 'pending',
    grants: ['AGENT', 'DIRECTOR'],
    photos: 1,
    registeredDaysAgo: 420,
  },
]

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

const FEATURED = 8

/** Photos of somebody who was drawn, lent to somebody who was not. */
function lent(
  lenders: readonly (readonly [Person, readonly ProfileImage[]])[],
  index: number,
): readonly [Person, readonly ProfileImage[]] {
  const lender = lenders[index % lenders.length]
  if (lender === undefined) throw new RangeError('Nobody has portraits to lend')
  return lender
}

/**
 * The demo accounts and `count` artists as they are on `day` (midnight UTC). Past {@link DRAWN_ARTISTS} they share
 * the portraits of published ones of the same age and build.
 */
export function rosterOf(count: number, day: Date): Roster {
  const members: Member[] = []
  const photos: Photo[] = []
  const taken = new Set(DEMOS.map(({ wish }) => personOf(wish, new Set()).username))
  const lenders: [Person, readonly ProfileImage[]][] = []
  let featured = 0

  const draw = (person: Person, amount: number, turn: number, rich: boolean): ProfileImage[] => {
    const media = mediaOf(person, amount, turn, rich)
    media.forEach(({ base, widths }, photo) =>
      photos.push({ base, look: person.look, shot: shotOf(person.look, photo, turn), widths }),
    )
    return media
  }
  const join = (person: Person, career: Career, password?: string): void => {
    members.push({ records: recordsOf(person, career, day), password })
  }

  DEMOS.forEach((demo, index) => {
    const person = personOf(demo.wish, new Set())
    const media = draw(person, demo.photos, index * 5 + 2, true)
    join(person, { ...demo, featured: false, pendingChange: false, media }, DEMO_PASSWORD)
  })

  for (let index = 0; index < count; index += 1) {
    const uid = `seed-${String(index + 1).padStart(4, '0')}`
    const random = randomFrom(`roster ${uid}`)
    const status = statusOf(index)
    const drawn = index < DRAWN_ARTISTS
    const [lender, borrowed] = drawn ? [undefined, undefined] : lent(lenders, index)
    const number = 100 + index
    const person = personOf(
      lender === undefined ? { uid, number } : { uid, number, age: lender.age, build: lender.look.build },
      taken,
    )
    const adult = person.age >= ADULT_AGE
    const isFeatured = status === 'published' && adult && featured < FEATURED && index % 9 === 1
    if (isFeatured) featured += 1
    const media =
      borrowed ?? draw(person, isFeatured ? random.int(3, 5) : random.pick([2, 2, 3, 3, 4]), index, false)
    if (drawn && status === 'published') lenders.push([person, media])
    join(person, {
      email: `${person.username}@example.com`,
      status,
      grants: [],
      featured: isFeatured,
      pendingChange: status === 'published' && index % 13 === 5,
      registeredDaysAgo:
        status === 'pending' || status === 'changes_requested'
          ? random.between(0.3, 13)
          : 3 + (index % 200) * 2.1 + random.between(0, 2),
      media,
    })
  }
  return { members, photos }
}

import { type Uf, UFS } from '../../../domain/src/brazil.ts'
import { LANGUAGES, TRAVELS } from '../../../domain/src/people/facts.ts'
import { toUsername } from '../../../domain/src/identity.ts'
import { isUsernameAllowed } from '../../../domain/src/site/routePaths.ts'
import { videoOf } from './works.ts'
import type { Facts } from '../../../domain/src/schemas/people/facts.ts'
import { type Random, randomFrom } from '../random.ts'
import { bioOf } from './bios.ts'
import { SKILLS } from './catalogue.ts'
import {
  EAST_ASIAN_LAST_NAMES,
  FIRST_NAMES,
  type Heritage,
  HERITAGES,
  INDIGENOUS_LAST_NAMES,
  LAST_NAMES,
} from './names.ts'
import { PLACES } from './places.ts'
import { type Appearance, portraitsOf } from './portraits.ts'

/** The build that the seed's names and measures go by. */
export type Build = keyof typeof FIRST_NAMES

/** A person of the seed, before their records. */
export interface Person {
  readonly uid: string
  readonly artisticName: string
  readonly username: string
  readonly lastName: string
  readonly age: number
  readonly phone: string
  readonly build: Build
  readonly facts: Facts
}

/** What is decided beforehand; the rest follows from the uid. */
export interface PersonWish {
  readonly uid: string
  /** Different for everybody; makes the phone. */
  readonly number: number
  readonly artisticName?: string
  readonly age?: number
  readonly build?: Build
  readonly heritage?: Heritage
  /** For a person who shows another's photos. */
  readonly appearance?: Appearance
  readonly uf?: Uf
}

const AGES: readonly (readonly [readonly [min: number, max: number], number])[] = [
  [[6, 12], 7],
  [[13, 17], 6],
  [[18, 24], 17],
  [[25, 34], 30],
  [[35, 48], 22],
  [[49, 62], 12],
  [[63, 79], 6],
]

const OTHER_CLASSES = [
  'modelo',
  'bailarino',
  'cantor',
  'musico',
  'dublador',
  'locutor',
  'apresentador',
  'humorista',
  'artista-circense',
  'duble',
  'figurante',
] as const

const LEVELS = [
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 3],
  [5, 2],
] as const

/** Skills that take an adult's years, voice or licence. */
const NOT_OF_CHILDREN: ReadonlySet<string> = new Set([
  'Canto lírico',
  'Captura de movimento',
  'Boxe',
  'Muay thai',
  'Dança de salão',
])

function nameOf(random: Random, heritage: Heritage, build: Build, taken: ReadonlySet<string>): string[] {
  const pool =
    heritage === 'eastAsian'
      ? EAST_ASIAN_LAST_NAMES
      : heritage === 'indigenous'
        ? INDIGENOUS_LAST_NAMES
        : LAST_NAMES
  for (let attempt = 0; ; attempt += 1) {
    const first = random.pick(FIRST_NAMES[build])
    const last = random.pick(pool)
    const middle = random.pick(LAST_NAMES)
    const double = random.pick(FIRST_NAMES[build])
    const words =
      attempt < 3 ? [first, last] : attempt < 8 ? [first, middle, last] : [first, double, middle, last]
    const username = toUsername(words.join(' '))
    if (new Set(words).size === words.length && isUsernameAllowed(username) && !taken.has(username))
      return words
  }
}

function classesOf(random: Random, age: number, feminine: boolean): string[] {
  if (age < 16)
    return ['ator-mirim', ...random.sample(['modelo', 'cantor', 'bailarino', 'dublador'], random.int(0, 1))]
  const acting = random.chance(0.8) ? [feminine ? 'atriz' : 'ator'] : []
  return [...acting, ...random.sample(OTHER_CLASSES, random.int(acting.length === 0 ? 1 : 0, 3))]
}

/** What a child learns for years before it is a profession, and at most how well: 2 below 10, 3 below 14, 4 below 18. */
function bestLevelAt(age: number): number {
  return age < 10 ? 2 : age < 14 ? 3 : age < 18 ? 4 : 5
}

function skillsOf(random: Random, age: number): NonNullable<Facts['skills']> {
  const able = SKILLS.filter(
    ({ type, descriptionPT }) => age >= 18 || (type !== 'Condução' && !NOT_OF_CHILDREN.has(descriptionPT)),
  )
  return random.sample(able, random.int(age < 16 ? 2 : 3, age < 16 ? 6 : 9)).map(({ id }) => ({
    id,
    level: random.weighted(LEVELS.filter(([level]) => level <= bestLevelAt(age))),
  }))
}

/** Height and measures that go together, in whole centimetres. */
function bodyOf(random: Random, age: number, feminine: boolean): Partial<Facts> {
  if (age < 16) {
    const heightCm = Math.round(112 + (age - 6) * 5.4 + random.between(-5, 6))
    return { heightCm, shoe: Math.round(28 + (age - 6) * 1.1) }
  }
  const heightCm = Math.round((feminine ? 164 : 177) + random.between(-13, 13))
  const waistCm = Math.round((feminine ? 70 : 83) + random.between(-9, 16))
  return {
    heightCm,
    waistCm,
    bustCm: waistCm + random.int(feminine ? 16 : 10, feminine ? 24 : 18),
    hipCm: waistCm + random.int(feminine ? 22 : 8, feminine ? 30 : 16),
    shoe: Math.round((heightCm - (feminine ? 164 : 177)) / 5 + (feminine ? 37 : 41) + random.between(-1, 1)),
  }
}

function playingAgeOf(random: Random, age: number): { min: number; max: number } {
  if (age < 16) return { min: Math.max(4, age - random.int(1, 2)), max: age + random.int(0, 1) }
  return { min: Math.max(15, age - random.int(2, 7)), max: age + random.int(2, 8) }
}

function travelOf(random: Random): NonNullable<Facts['travel']> {
  const odds: Readonly<Record<(typeof TRAVELS)[number], number>> = {
    'pelo estado': 0.8,
    'pelo Brasil': 0.55,
    'para o exterior': 0.2,
  }
  return TRAVELS.filter((travel) => random.chance(odds[travel]))
}

function languagesOf(random: Random): NonNullable<Facts['languages']> {
  const odds: Partial<Record<(typeof LANGUAGES)[number], number>> = {
    Inglês: 0.55,
    Espanhol: 0.36,
    Libras: 0.09,
  }
  return LANGUAGES.filter((language) => language === 'Português' || random.chance(odds[language] ?? 0.05))
}

/** A person made up from a uid; `taken` are the usernames of the others, to which this one is added. */
export function personOf(wish: PersonWish, taken: Set<string>): Person {
  const random = randomFrom(`person ${wish.uid}`)
  const heritage = wish.heritage ?? random.weighted(HERITAGES)
  const build = wish.build ?? random.pick(['feminine', 'masculine'] as const)
  const [youngest, oldest] = random.weighted(AGES)
  const age = wish.age ?? random.int(youngest, oldest)
  const words = wish.artisticName?.split(' ') ?? nameOf(random, heritage, build, taken)
  const artisticName = words.join(' ')
  const username = toUsername(artisticName)
  taken.add(username)
  const { eyes, hair } = wish.appearance ?? portraitsOf(wish.uid)
  const uf = wish.uf ?? random.weighted(UFS.map((code) => [code, PLACES[code].weight] as const))
  const place = PLACES[uf]
  const city = random.pick(place.cities)
  const feminine = build === 'feminine'
  const classes = classesOf(random, age, feminine)
  const skills = skillsOf(random, age)
  const skillNames = skills.map(({ id }) => SKILLS.find((skill) => skill.id === id)?.descriptionPT ?? id)
  const gender = random.weighted([
    [feminine ? 'feminino' : 'masculino', 95],
    ['nao-binario', age < 16 ? 0 : 4],
    ['outro', age < 16 ? 0 : 0.6],
  ] as const)
  return {
    uid: wish.uid,
    artisticName,
    username,
    lastName: words.at(-1) ?? artisticName,
    age,
    phone: `${random.pick(place.ddd)}9${String(61_000_000 + wish.number * 131)}`,
    build,
    facts: {
      classes,
      skills,
      gender,
      ...bodyOf(random, age, feminine),
      eyes,
      hair,
      playingAge: playingAgeOf(random, age),
      city,
      uf,
      languages: languagesOf(random),
      travel: travelOf(randomFrom(`travel ${wish.uid}`)),
      bio: bioOf(random, {
        name: artisticName,
        age,
        masculine: !feminine,
        city,
        classes,
        skills: skillNames,
      }),
      links: {
        ...(random.chance(0.7) ? { instagram: `https://example.com/instagram/${username}` } : {}),
        ...(random.chance(0.45) ? { video: videoOf(wish.number, username) } : {}),
        ...(random.chance(0.2) ? { site: `https://example.com/${username}` } : {}),
      },
    },
  }
}

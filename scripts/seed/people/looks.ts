import type { Beard, Face, HairStyle, Headwear, Look, SkinTone } from '../portraits/look.ts'
import { type Random, randomFrom } from '../random.ts'

/** Where a portrait's traits come from. It shapes the drawing and the surname; it is never written to a profile. */
export type Heritage = 'african' | 'mixed' | 'european' | 'eastAsian' | 'indigenous'

export const HERITAGES: readonly (readonly [Heritage, number])[] = [
  ['african', 25],
  ['mixed', 37],
  ['european', 27],
  ['eastAsian', 6],
  ['indigenous', 5],
]

type Styles = readonly (readonly [HairStyle, number])[]

const FEMININE: Readonly<Record<Heritage, Styles>> = {
  african: [
    ['afro', 5],
    ['curlyLong', 3],
    ['curlyBob', 3],
    ['boxBraids', 4],
    ['afroPuffs', 1],
    ['taperedAfro', 3],
    ['cornrows', 2],
    ['locs', 2],
    ['topBun', 1],
    ['lowBun', 2],
    ['shaved', 1],
    ['ponytail', 1],
  ],
  mixed: [
    ['curlyLong', 4],
    ['wavy', 4],
    ['curlyBob', 3],
    ['longSidePart', 3],
    ['bob', 2],
    ['longStraight', 2],
    ['lowBun', 2],
    ['topBun', 2],
    ['ponytail', 2],
    ['pixie', 1],
    ['afro', 1],
    ['boxBraids', 1],
    ['fringeBob', 1],
  ],
  european: [
    ['wavy', 4],
    ['longSidePart', 3],
    ['bob', 3],
    ['longStraight', 2],
    ['fringeBob', 2],
    ['pixie', 2],
    ['lowBun', 2],
    ['ponytail', 2],
    ['topBun', 1],
    ['curlyBob', 1],
    ['bluntFringe', 1],
    ['braidedCrown', 1],
  ],
  eastAsian: [
    ['bluntFringe', 3],
    ['bob', 3],
    ['longStraight', 3],
    ['fringeBob', 2],
    ['lowBun', 1],
    ['pixie', 1],
  ],
  indigenous: [
    ['bluntFringe', 4],
    ['longStraight', 4],
    ['twoBraids', 2],
  ],
}

const MASCULINE: Readonly<Record<Heritage, Styles>> = {
  african: [
    ['taperedAfro', 5],
    ['shaved', 4],
    ['bald', 2],
    ['locs', 3],
    ['cornrows', 3],
    ['curlyTop', 3],
    ['afro', 2],
  ],
  mixed: [
    ['curlyTop', 4],
    ['crop', 3],
    ['sidePart', 3],
    ['quiff', 2],
    ['shaved', 3],
    ['taperedAfro', 2],
    ['slickBack', 1],
    ['wavy', 1],
    ['bald', 1],
  ],
  european: [
    ['sidePart', 4],
    ['quiff', 3],
    ['crop', 3],
    ['slickBack', 2],
    ['curlyTop', 2],
    ['bald', 1],
    ['wavy', 1],
    ['shaved', 1],
  ],
  eastAsian: [
    ['crop', 3],
    ['sidePart', 3],
    ['quiff', 3],
    ['longSidePart', 1],
  ],
  indigenous: [
    ['longStraight', 4],
    ['bluntFringe', 2],
    ['sidePart', 2],
    ['crop', 1],
  ],
}

const GIRLS: Readonly<Record<Heritage, Styles>> = {
  african: [
    ['afroPuffs', 4],
    ['curlyBob', 2],
    ['boxBraids', 2],
    ['afro', 1],
  ],
  mixed: [
    ['curlyLong', 3],
    ['twoBraids', 2],
    ['ponytail', 2],
    ['curlyBob', 2],
  ],
  european: [
    ['twoBraids', 3],
    ['fringeBob', 2],
    ['wavy', 2],
    ['ponytail', 1],
  ],
  eastAsian: [
    ['fringeBob', 3],
    ['bluntFringe', 2],
  ],
  indigenous: [
    ['bluntFringe', 3],
    ['twoBraids', 1],
  ],
}

const BOYS: Readonly<Record<Heritage, Styles>> = {
  african: [
    ['taperedAfro', 4],
    ['curlyTop', 3],
    ['shaved', 2],
    ['cornrows', 1],
  ],
  mixed: [
    ['curlyTop', 4],
    ['crop', 2],
    ['sidePart', 1],
  ],
  european: [
    ['crop', 3],
    ['sidePart', 2],
    ['curlyTop', 2],
  ],
  eastAsian: [
    ['crop', 3],
    ['sidePart', 1],
  ],
  indigenous: [
    ['bluntFringe', 2],
    ['crop', 2],
  ],
}

const SKIN: Readonly<Record<Heritage, readonly (readonly [SkinTone, number])[]>> = {
  african: [
    [7, 2],
    [8, 4],
    [9, 5],
    [10, 4],
    [11, 3],
  ],
  mixed: [
    [3, 2],
    [4, 4],
    [5, 5],
    [6, 5],
    [7, 4],
  ],
  european: [
    [0, 3],
    [1, 4],
    [2, 4],
    [3, 2],
  ],
  eastAsian: [
    [1, 3],
    [2, 3],
    [3, 2],
  ],
  indigenous: [
    [5, 3],
    [6, 4],
    [7, 2],
  ],
}

function faceOf(random: Random, heritage: Heritage, masculine: boolean): Face {
  const african = heritage === 'african' ? 1 : heritage === 'mixed' ? random.between(0, 0.7) : 0
  const around = (centre: number, spread: number): number => centre + random.between(-spread, spread)
  return {
    jaw: around(masculine ? 1.05 : 0.985, 0.055),
    chin: around(masculine ? 1.1 : 0.98, 0.14),
    cheeks: around(heritage === 'eastAsian' || heritage === 'indigenous' ? 1.03 : 1, 0.025),
    length: around(masculine ? 1.01 : 0.985, 0.035),
    eyeSize: around(masculine ? 0.97 : 1.04, 0.07),
    eyeTilt: around(heritage === 'eastAsian' || heritage === 'indigenous' ? 4 : 2, 2.5),
    eyeGap: around(1, 2.5),
    monolid: heritage === 'eastAsian' || (heritage === 'indigenous' && random.chance(0.6)),
    browWeight: around(masculine ? 1.1 : 0.92, 0.24),
    browArch: around(masculine ? 2 : 4, 3),
    browLift: around(masculine ? -1 : 2, 3),
    noseWidth: around(1 + african * 0.2 + (heritage === 'indigenous' ? 0.1 : 0), 0.08),
    noseLength: around(1, 0.06),
    lips: around(1 + african * 0.24, 0.13),
    mouthWidth: around(1, 0.08),
  }
}

const HAIR: Readonly<Record<Heritage, readonly (readonly [Look['hair'], number])[]>> = {
  african: [
    ['preto', 9],
    ['castanho', 2],
    ['loiro', 0.4],
  ],
  mixed: [
    ['preto', 5],
    ['castanho', 6],
    ['loiro', 0.5],
  ],
  european: [
    ['castanho', 6],
    ['loiro', 3],
    ['preto', 2],
    ['ruivo', 2],
  ],
  eastAsian: [['preto', 1]],
  indigenous: [['preto', 1]],
}

function hairColour(random: Random, heritage: Heritage, age: number, style: HairStyle): Look['hair'] {
  if (style === 'bald') return 'sem-cabelo'
  if (age > 46 && random.chance((age - 40) / 28)) return 'grisalho'
  if (age > 17 && age < 40 && random.chance(0.045)) return 'colorido'
  return random.weighted(HAIR[heritage])
}

function eyeColour(random: Random, heritage: Heritage): Look['eyes'] {
  if (heritage === 'european')
    return random.weighted([
      ['castanhos', 5],
      ['verdes', 2],
      ['azuis', 2],
      ['mel', 2],
      ['cinza', 1],
    ])
  if (heritage === 'mixed')
    return random.weighted([
      ['castanhos', 7],
      ['pretos', 2],
      ['mel', 2],
      ['verdes', 1],
    ])
  return random.weighted([
    ['castanhos', 3],
    ['pretos', 3],
  ])
}

function styleOf(random: Random, heritage: Heritage, build: Look['build'], age: number): HairStyle {
  const feminine = build === 'feminine'
  if (age < 14) return random.weighted(feminine ? GIRLS[heritage] : BOYS[heritage])
  if (!feminine && age > 44 && random.chance(0.35))
    return random.pick(['receding', 'bald', 'receding', 'shaved'])
  if (feminine && age > 58)
    return random.pick([
      'bob',
      'pixie',
      'lowBun',
      'curlyBob',
      heritage === 'african' ? 'taperedAfro' : 'wavy',
    ])
  return random.weighted(feminine ? FEMININE[heritage] : MASCULINE[heritage])
}

const BEARDS: readonly (readonly [Beard, number])[] = [
  ['none', 7],
  ['stubble', 5],
  ['short', 5],
  ['full', 4],
  ['moustache', 1.4],
  ['goatee', 1.6],
]

/** The appearance of one person; the same `seed` gives the same face for ever. */
export function lookOf(seed: string, heritage: Heritage, build: Look['build'], age: number): Look {
  const random = randomFrom(`look ${seed}`)
  const masculine = build === 'masculine'
  const hairStyle = styleOf(random, heritage, build, age)
  const adult = age > 17
  return {
    seed,
    age,
    build,
    skin: random.weighted(SKIN[heritage]),
    face: faceOf(random, heritage, masculine),
    eyes: eyeColour(random, heritage),
    hair: hairColour(random, heritage, age, hairStyle),
    hairStyle,
    beard: masculine && age > 20 ? random.weighted(BEARDS) : 'none',
    glasses: random.chance(age > 45 ? 0.32 : 0.14)
      ? random.pick(masculine || !adult ? ['round', 'square'] : ['round', 'square', 'catEye'])
      : 'none',
    earrings: masculine
      ? adult && random.chance(0.12)
        ? 'studs'
        : 'none'
      : random.weighted([
          ['none', 3],
          ['studs', 3],
          ['hoops', adult ? 3 : 0],
          ['drops', adult ? 2 : 0],
          ['beads', adult ? 1.4 : 0],
        ]),
    makeup: !adult ? 0 : masculine ? 0 : random.between(0.1, 0.8),
    freckles: (heritage === 'european' || heritage === 'mixed') && random.chance(0.16),
    beautyMark: random.chance(0.12),
    vitiligo: adult && (heritage === 'african' || heritage === 'mixed') && random.chance(0.02),
    shoulders: random.between(0.92, 1.1),
  }
}

/** What a person may wear on the head, by their hair. */
export function headwearOf(random: Random, look: Look, chance: number): Headwear {
  if (!random.chance(chance) || look.age < 8) return 'none'
  if (look.age < 18) return random.pick(['cap', 'beanie', 'headband'])
  const bigHair = [
    'afro',
    'afroPuffs',
    'topBun',
    'quiff',
    'braidedCrown',
    'ponytail',
    'curlyLong',
    'curlyBob',
  ].includes(look.hairStyle)
  if (look.build === 'feminine')
    return bigHair
      ? random.pick(['turban', 'headband'])
      : random.pick(['turban', 'fedora', 'beret', 'straw', 'beanie'])
  return bigHair ? 'none' : random.pick(['fedora', 'cap', 'beanie', 'beret', 'straw'])
}

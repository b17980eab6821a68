import type { Fields } from '../src/values/value.ts'
import { MapValue, Timestamp } from '../src/values/value.ts'

const FIRST_NAMES = ['Ana', 'Bruno', 'Clara', 'Davi', 'Elisa', 'Fábio', 'Glória', 'Heitor', 'Inês', 'João']
const LAST_NAMES = ['Almeida', 'Barros', 'Conceição', 'Dutra', 'Esteves', 'Freitas', 'Guimarães', 'Lacerda']
const CITIES = ['São Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Recife', 'Porto Alegre', 'Salvador']
const STATES = ['SP', 'RJ', 'MG', 'PE', 'RS', 'BA']
const STATUSES = ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'WAITING', 'INCOMPLETE']
const BIO =
  'Atua em teatro, cinema e publicidade desde a escola. Formação em interpretação e em dança contemporânea, ' +
  'canto popular e violão; disponível para viagens e para gravações noturnas. '

/** The collection that profiles are written to. */
export const COLLECTION = 'profiles'
/** How many classes there are; every profile has three of them. */
const CLASSES = 37

function pick<T>(from: readonly T[], i: number, otherwise: T): T {
  return from[i % from.length] ?? otherwise
}

/** The document id of the i-th profile: 28 characters, as Auth makes them. */
export function profileId(i: number): string {
  return `${((i * 2_654_435_761) % 2 ** 32).toString(36).padStart(7, '0')}${String(i).padStart(21, 'u')}`
}

export function classId(i: number): string {
  return `classe-${i % CLASSES}`
}

function media(i: number, n: number): MapValue {
  return new MapValue({
    id: `${profileId(i)}-${n}`,
    kind: 'image',
    path: `profiles/${profileId(i)}/media/${n}.webp`,
    width: 1200n,
    height: 1600n,
    bytes: BigInt(180_000 + ((i * 31 + n) % 90_000)),
    color: '#8a6f5c',
    position: BigInt(n),
  })
}

/** A profile as a registered artist has it after some use: about 1.6 kB as protobuf, the shape of the product's. */
export function profileFields(i: number): Fields {
  const city = pick(CITIES, i, 'Recife')
  const name = `${pick(FIRST_NAMES, i, 'Ana')} ${pick(LAST_NAMES, i >> 3, 'Dutra')}`
  return {
    email: `pessoa${i}@exemplo.com.br`,
    artisticName: `${name} ${i}`,
    username: `pessoa-${i}`,
    tempMediaIds: [],
    birthDate: new Timestamp(600_000_000 + (i % 500_000_000), 0),
    phone: String(11_900_000_000 + i),
    grants: [],
    status: pick(STATUSES, i, 'WAITING'),
    version: BigInt(i % 9),
    publishedVersion: BigInt(i % 7),
    media: [0, 1, 2, 3].map((n) => media(i, n)),
    classes: [classId(i), classId(i * 7 + 3), classId(i * 13 + 5)],
    skills: [0, 1, 2, 3, 4, 5].map(
      (n) => new MapValue({ id: `habilidade-${(i * 7 + n * 11) % 120}`, level: BigInt((i + n) % 5) + 1n }),
    ),
    gender: i % 2 === 0 ? 'FEMALE' : 'MALE',
    heightCm: BigInt(150 + (i % 45)),
    bustCm: BigInt(80 + (i % 30)),
    waistCm: BigInt(60 + (i % 35)),
    hipCm: BigInt(85 + (i % 30)),
    shoe: BigInt(34 + (i % 11)),
    eyes: pick(['BROWN', 'GREEN', 'BLUE'], i, 'BROWN'),
    hair: pick(['BLACK', 'BROWN', 'BLOND', 'RED'], i, 'BROWN'),
    playingAge: new MapValue({ min: 20n, max: BigInt(25 + (i % 20)) }),
    city,
    uf: pick(STATES, i, 'SP'),
    languages: ['PT', 'EN'],
    bio: BIO.slice(0, 120 + (i % 60)),
    links: new MapValue({ instagram: `https://instagram.com/pessoa${i}` }),
    lookConfirmedAt: new Timestamp(1_790_000_000 + (i % 900_000), 0),
    createdAt: new Timestamp(1_780_000_000 + (i % 900_000), 0),
    updatedAt: new Timestamp(1_795_000_000 + (i % 900_000), 0),
  }
}

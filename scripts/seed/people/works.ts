import type { Instant } from '../../../domain/src/instant.ts'
import { type Work, workSchema } from '../../../domain/src/schemas/people/work.ts'
import type { WorkKind } from '../../../domain/src/people/work.ts'
import { randomFrom } from '../random.ts'
import { DEMO_WORKS, type ToldWork } from './demoWorks.ts'

/** Films that anybody may show: the Blender Foundation's open movies. */
const OPEN_FILMS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  'https://youtu.be/eRsGyueVLvQ',
] as const

/** A film for every third artist; the others link to a page of their own. */
export function videoOf(number: number, username: string): string {
  return number % 3 === 0
    ? (OPEN_FILMS[(number / 3) % OPEN_FILMS.length] ?? OPEN_FILMS[0])
    : `https://example.com/videos/${username}`
}

interface Sketch {
  readonly title: string
  readonly kind: WorkKind
  readonly production: string
  readonly roles: readonly string[]
}

const SKETCHES: readonly Sketch[] = [
  {
    title: 'A Casa das Marés',
    kind: 'cinema',
    production: 'Cais Filmes',
    roles: ['Marina', 'Pescador', 'Vizinha'],
  },
  {
    title: 'Segunda-feira em Marte',
    kind: 'cinema',
    production: 'Lona Azul',
    roles: ['Dra. Vega', 'Engenheiro', 'Criança'],
  },
  {
    title: 'Estação Paraíso',
    kind: 'serie',
    production: 'Trilho Produções',
    roles: ['Maquinista', 'Seu Otávio', 'Fiscal'],
  },
  {
    title: 'Os Vizinhos do 72',
    kind: 'serie',
    production: 'Varanda Conteúdo',
    roles: ['Síndica', 'Porteiro', 'Bia'],
  },
  {
    title: 'Flor de Aroeira',
    kind: 'novela',
    production: 'Sertão Estúdios',
    roles: ['Rosa', 'Coronel', 'Parteira'],
  },
  {
    title: 'Café que abraça',
    kind: 'publicidade',
    production: 'Grão & Cia.',
    roles: ['Avó', 'Neto', 'Barista'],
  },
  {
    title: 'O banco que escuta',
    kind: 'publicidade',
    production: 'Agência Ponte',
    roles: ['Cliente', 'Gerente'],
  },
  {
    title: 'Verão sem manual',
    kind: 'publicidade',
    production: 'Casa Maresia',
    roles: ['Banhista', 'Sorveteiro'],
  },
  {
    title: 'Romeu, Julieta e o Bairro',
    kind: 'teatro',
    production: 'Cia. da Calçada',
    roles: ['Julieta', 'Romeu', 'Ama'],
  },
  {
    title: 'O Auto da Esquina',
    kind: 'teatro',
    production: 'Teatro de Arena Móvel',
    roles: ['Diabo', 'Lavadeira'],
  },
  { title: 'Cantos de Rio', kind: 'musica', production: 'Selo Correnteza', roles: [] },
  { title: 'Corpo de Chuva', kind: 'danca', production: 'Núcleo Vértice', roles: ['Solista'] },
  { title: 'Editorial de inverno', kind: 'foto', production: 'Revista Lado B', roles: [] },
  { title: 'Feira livre', kind: 'foto', production: 'Mercado Central', roles: [] },
]

/** What children are cast for. */
const CHILDRENS_SKETCHES: readonly Sketch[] = [
  { title: 'Café que abraça', kind: 'publicidade', production: 'Grão & Cia.', roles: ['Neto', 'Neta'] },
  { title: 'Volta às aulas', kind: 'publicidade', production: 'Casa Maresia', roles: ['Turma'] },
  { title: 'Segunda-feira em Marte', kind: 'cinema', production: 'Lona Azul', roles: ['Criança'] },
  {
    title: 'A Bruxa do Quintal',
    kind: 'teatro',
    production: 'Cia. da Calçada',
    roles: ['Vento', 'Gato'],
  },
  { title: 'Os Vizinhos do 72', kind: 'serie', production: 'Varanda Conteúdo', roles: ['Bia', 'Tuca'] },
]

const MOST = 5
const YEARS = 9

/** Works that are drawn for somebody; some have none. */
function drawnWorks(uid: string, age: number): ToldWork[] {
  const random = randomFrom(`works ${uid}`)
  if (random.chance(0.2)) return []
  const sketches = random.sample(age < 18 ? CHILDRENS_SKETCHES : SKETCHES, random.int(1, age < 18 ? 2 : MOST))
  return sketches.map(({ title, kind, production, roles }) => ({
    title,
    kind,
    production,
    ...(roles.length === 0 ? {} : { role: random.pick(roles) }),
    yearsAgo: random.int(0, Math.min(YEARS, Math.max(0, age - 5))),
    links: random.chance(0.25)
      ? [random.pick(OPEN_FILMS)]
      : random.chance(0.2)
        ? ['https://example.com/critica']
        : [],
    mediaIds: [],
    visibility: random.weighted([
      ['public', 8],
      ['staff', 1],
      ['private', 1],
    ] as const),
  }))
}

/** The works of a published artist, the newest first; some have none, and not all are for everybody. */
export function worksOf(uid: string, age: number, thisYear: number, at: Instant): readonly Work[] {
  return (DEMO_WORKS[uid] ?? drawnWorks(uid, age))
    .map(({ yearsAgo, ...work }) => ({ ...work, year: thisYear - yearsAgo }))
    .toSorted((a, b) => b.year - a.year)
    .map((work, order) => workSchema.parse({ ...work, artistId: uid, order, updatedAt: at }))
}

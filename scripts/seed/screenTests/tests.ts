import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { USAGE_MEDIA_LABELS } from '../../../domain/src/castings/casting.ts'
import { dateToInstant, type Instant, instantToDate } from '../../../domain/src/instant.ts'
import { AGENCY, applicationId } from '../../../domain/src/schemas/castings/application.ts'
import { type Candidate, candidateSchema } from '../../../domain/src/schemas/castings/candidate.ts'
import { castingRoleSchema } from '../../../domain/src/schemas/castings/casting.ts'
import { feedSchema } from '../../../domain/src/schemas/feed/feed.ts'
import { takeSchema } from '../../../domain/src/schemas/screenTests/take.ts'
import { testRequestSchema, testSidesSchema } from '../../../domain/src/schemas/screenTests/testRequest.ts'
import { takePath } from '../../../domain/src/screenTests/screenTest.ts'
import type { TestStatus } from '../../../domain/src/screenTests/testStatus.ts'
import { CLIP_SECONDS, CLIPS, clipFile } from '../people/clips.ts'
import type { Written } from '../writeDocuments.ts'
import type { Upload } from '../writeFiles.ts'
import { reviewsOf } from './reviews.ts'
import { TEMPLATES } from './templates.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ARTIST = 'demo-artista'
const [KITCHEN, PORCH] = TEMPLATES

/** Steps of a test, an answer with what was written to its artist. */
type Way = readonly (TestStatus | readonly [TestStatus, message: string])[]

const ARTISTS_STEPS: readonly TestStatus[] = ['opened', 'accepted', 'refused', 'submitted']
const SUBMITTED: Way = ['sent', 'opened', 'accepted', 'submitted']

interface Asked {
  readonly id: string
  readonly artistId: string
  readonly template: (typeof TEMPLATES)[number]
  readonly way: Way
  /** When it was asked, in days from the seed's day, and how long it may take. */
  readonly asked: number
  readonly days: number
  readonly message?: string
  readonly candidate?: Candidate
  /** How many were sent, where that is not one; the team has said something of several. */
  readonly takes?: number
}

/** What was asked of the demonstration's artist without a casting. */
const FREE: readonly Omit<Asked, 'artistId'>[] = [
  {
    id: 'teste-varanda',
    template: PORCH,
    way: ['sent'],
    asked: -0.2,
    days: 4,
    message: 'Pensamos em você para uma série. Grave com calma.',
  },
  { id: 'teste-cozinha', template: KITCHEN, way: SUBMITTED, asked: -2, days: 3, takes: 2 },
  {
    id: 'teste-cozinha-aprovado',
    template: KITCHEN,
    way: [
      ...SUBMITTED,
      ['approved', 'Que bonita essa pausa antes de servir o café. Vamos levar ao cliente.'],
    ],
    asked: -30,
    days: 4,
  },
]

/** How far those came who stand in a column of tests, in turn. */
const ON_BOARDS: readonly Way[] = [SUBMITTED, ['sent', 'opened', 'accepted'], ['sent'], SUBMITTED]

/** Where the tests of castings are asked. */
const BOARDS = ['casting-cafe-da-manha', 'casting-noite-de-estreia']

/** Castings that are over, of whose candidates the agency thought again afterwards. */
const OVER = ['casting-festival-de-inverno', 'casting-sertao-de-dentro']
const MOST_THOUGHT_OF = 20

/** What came of it, in turn: what somebody was asked, one test after the other. */
const LATER_ON: readonly (readonly Way[])[] = [
  [[...SUBMITTED, 'approved']],
  [
    ['sent', 'opened', 'accepted', 'expired'],
    [...SUBMITTED, ['declined', 'Ficou muito bom. O cliente escolheu uma voz mais grave.']],
  ],
  [
    ['sent', 'opened', 'refused'],
    ['sent', 'expired'],
  ],
  [
    [...SUBMITTED, 'declined'],
    [...SUBMITTED, 'approved'],
    ['sent', 'opened', 'expired'],
  ],
  [['sent', 'expired']],
]

/** Who stood on the boards of these castings. */
function candidatesOf(castings: readonly Written[], ids: readonly string[]): Candidate[] {
  return castings
    .filter(([path]) => ids.some((id) => path.startsWith(`castings/${id}/board/`)))
    .map(([, data]) => candidateSchema.parse(data))
}

/** Who stands in the column of tests there. */
function tested(castings: readonly Written[]): Candidate[] {
  return candidatesOf(castings, BOARDS).filter(({ status }) => status === 'testing')
}

/** What was asked of others without a casting and is over: since they applied, four days apart. */
function pastTests(castings: readonly Written[], day: Date): Asked[] {
  const others = candidatesOf(castings, OVER).filter(({ artistId }) => artistId !== ARTIST)
  const applied = new Map(
    others.map(({ artistId, createdAt }) => [
      artistId,
      (instantToDate(createdAt).getTime() - day.getTime()) / DAY,
    ]),
  )
  return [...applied].slice(0, MOST_THOUGHT_OF).flatMap(([artistId, since], turn) =>
    (LATER_ON[turn % LATER_ON.length] ?? []).map((way, place): Asked => {
      const asked = Math.min(since + 1 + 4 * place, -8)
      const id = `teste-${artistId}-${String(place + 1)}`
      return { id, artistId, template: KITCHEN, way, asked, days: 3 }
    }),
  )
}

function allAsked(castings: readonly Written[], day: Date): Asked[] {
  const onBoards = tested(castings).map((candidate, turn): Asked => {
    const { artistId, castingId } = candidate
    const asked = (instantToDate(candidate.updatedAt).getTime() - day.getTime()) / DAY
    const isOwn = artistId === ARTIST
    return {
      id: `teste-${castingId}-${artistId}`,
      artistId,
      template: isOwn ? PORCH : KITCHEN,
      way: isOwn ? ['sent', 'opened', 'accepted'] : (ON_BOARDS[turn % ON_BOARDS.length] ?? ['sent']),
      asked,
      days: Math.ceil(3 - asked),
      candidate,
    }
  })
  const free = FREE.map((each) => ({ ...each, artistId: ARTIST }))
  return [...free, ...onBoards, ...pastTests(castings, day)]
}

/** What an artist sends as a take: a clip of their own where they have one, else any will do. */
function clipOf(artistId: string): string {
  return clipFile(CLIPS.find((each) => each === artistId) ?? CLIPS[0])
}

/** The takes that were sent of a test, none where it was not. */
function takeIdsOf({ id, way, takes = 1 }: Asked): string[] {
  if (!way.includes('submitted')) return []
  return Array.from({ length: takes }, (_, place) => `${id}-take-${String(place + 1)}`)
}

/** The castings with the tests of those who stand in their columns of tests, and those tests and others, as they are on `day`. */
export function testDocuments(castings: readonly Written[], day: Date): Written[] {
  const tests = allAsked(castings, day)
  const onBoard = new Map(
    tests.flatMap((test) => {
      const { candidate } = test
      if (candidate === undefined) return []
      const path = `castings/${candidate.castingId}/board/${applicationId(candidate.artistId, candidate.roleId)}`
      const known = { id: test.id, status: statusOf(test) }
      return [[path, candidateSchema.parse({ ...candidate, test: known })] as const]
    }),
  )
  return [
    ...castings.map(([path, data]): Written => [path, onBoard.get(path) ?? data]),
    ...tests.flatMap((test) => documentsOf(test, castings, day)),
  ]
}

function statusOf({ way }: Asked): TestStatus {
  const last = way.at(-1)
  return typeof last === 'object' ? last[0] : (last ?? 'sent')
}

function documentsOf(test: Asked, castings: readonly Written[], day: Date): Written[] {
  const { id, artistId, template, way, asked, days, message = '', candidate } = test
  const at = (more: number): Instant =>
    dateToInstant(new Date(Math.min(day.getTime() + asked * DAY + more * HOUR, day.getTime())))
  // At nine in the evening in São Paulo.
  const deadline = dateToInstant(new Date(Math.floor(day.getTime() / DAY + asked + days) * DAY + DAY))
  const history = way.map((step, place) => {
    const [status, words] = typeof step === 'string' ? [step] : step
    return {
      status,
      at: status === 'expired' ? deadline : at(place * 5),
      by: ARTISTS_STEPS.includes(status) ? artistId : AGENCY,
      ...(words === undefined ? {} : { message: words }),
    }
  })
  const updatedAt = history.at(-1)?.at ?? at(0)
  const takeIds = takeIdsOf(test)
  const request = testRequestSchema.parse({
    ...template.content,
    ...(candidate === undefined ? {} : ofCandidate(candidate, castings)),
    deadline,
    message,
    artistId,
    status: statusOf(test),
    batch: `lote-${id}`,
    sides: template.sides.kind,
    ...(template.sides.kind === 'pdf' ? { pages: template.sides.pages } : {}),
    templateId: template.id,
    templateVersion: 1,
    history,
    createdAt: at(0),
    updatedAt,
  })
  return [
    [`testRequests/${id}`, request],
    [`testRequests/${id}/sides/current`, testSidesSchema.parse({ artistId, sides: template.sides })],
    ...takeIds.map((takeId, place) => takeOf(test, takeId, clipOf(artistId), at(12 + place), at(15))),
    ...(takeIds.length > 1 ? reviewsOf({ id, artistId, takeIds }, instantToDate(at(15))) : []),
    ...feedOf(test, updatedAt),
  ]
}

function ofCandidate(
  { castingId, roleId, castingTitle, roleTitle }: Candidate,
  castings: readonly Written[],
): object {
  const [, stored] = castings.find(([path]) => path === `castings/${castingId}/roles/${roleId}`) ?? []
  const { payCents, usage } = castingRoleSchema.parse(stored)
  const media = usage.media.map((medium) => USAGE_MEDIA_LABELS[medium]).join(', ')
  return {
    castingId,
    roleId,
    castingTitle,
    roleTitle,
    payCents,
    usage: `${media}, ${usage.territory}, por ${String(usage.months)} meses`,
    dates: 'No mês que vem, a confirmar',
  }
}

function takeOf(test: Asked, takeId: string, file: string, begunAt: Instant, sentAt: Instant): Written {
  const bytes = readFileSync(file)
  const take = takeSchema.parse({
    type: 'video/webm',
    bytes: bytes.length,
    md5: createHash('md5').update(bytes).digest('base64'),
    seconds: CLIP_SECONDS,
    artistId: test.artistId,
    status: 'sent',
    begunAt,
    uploadUntil: dateToInstant(new Date(instantToDate(begunAt).getTime() + DAY)),
    sentAt,
  })
  return [`testRequests/${test.id}/takes/${takeId}`, take]
}

/** What the team's feed says of it last. */
function feedOf({ id, artistId, way, candidate }: Asked, at: Instant): Written[] {
  const kind = way.includes('submitted')
    ? 'testSubmitted'
    : way.includes('accepted')
      ? 'testAccepted'
      : undefined
  if (kind === undefined) return []
  const item = feedSchema.parse({
    kind,
    subject: artistId,
    actor: artistId,
    testRequestId: id,
    ...(candidate === undefined ? {} : { castingId: candidate.castingId }),
    at,
  })
  return [[`feed/${kind}_${id}`, item]]
}

/** The takes that were sent, as they lie in the bucket. */
export function takeUploads(castings: readonly Written[], day: Date): Upload[] {
  return allAsked(castings, day).flatMap((test) =>
    takeIdsOf(test).map((takeId) => ({
      file: clipOf(test.artistId),
      name: takePath(test.artistId, test.id, takeId),
      contentType: 'video/webm',
      isPrivate: true as const,
    })),
  )
}

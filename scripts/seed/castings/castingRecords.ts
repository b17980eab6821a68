import { withAnswerTime } from '../../../domain/src/castings/answerRate.ts'
import { type CandidateStatus, toldOf } from '../../../domain/src/castings/candidateStatus.ts'
import { fitsRole } from '../../../domain/src/castings/roleFilter.ts'
import { dateToInstant, type Instant, instantToDate } from '../../../domain/src/instant.ts'
import { isMinor } from '../../../domain/src/people/birthDate.ts'
import { searchedOf } from '../../../domain/src/roster/project.ts'
import { orderAt } from '../../../domain/src/listOrder.ts'
import {
  AGENCY,
  type Application,
  applicationId,
  applicationSchema,
} from '../../../domain/src/schemas/castings/application.ts'
import {
  type AnswerDraft,
  type Candidate as OnBoard,
  candidateSchema,
} from '../../../domain/src/schemas/castings/candidate.ts'
import {
  type Casting,
  type CastingRole,
  castingRoleSchema,
  castingSchema,
  castingStaffSchema,
  invitedSchema,
} from '../../../domain/src/schemas/castings/casting.ts'
import { feedSchema } from '../../../domain/src/schemas/feed/feed.ts'
import type { Profile } from '../../../domain/src/schemas/people/profile.ts'
import { toUsername } from '../../../domain/src/identity.ts'
import { randomFrom } from '../random.ts'
import type { Written } from '../writeDocuments.ts'
import { type CastingBrief, CASTINGS, type RoleBrief } from './briefs.ts'
import { NOT_PUBLIC_CASTINGS } from './notPublicBriefs.ts'
import { PAST_CASTINGS } from './pastBriefs.ts'
import { APPLICANTS, CHOSEN, stageOf, type Way, WAYS } from './ways.ts'

const DAY = 86_400_000
const STAFF = 'demo-agente'
/** How many the agency asks to a casting that is by invitation. */
const INVITED = 6
/** Opened this many days before its deadline. */
const OPEN_DAYS = 21

/** Somebody who may apply. */
export interface Candidate {
  readonly uid: string
  readonly profile: Profile
}

/** What the demonstration's artist applied for, by casting: the role's place in it, and how far they came. */
const OF_THE_FIRST: Readonly<Record<string, { readonly place: number; readonly way: Way }>> = {
  'casting-cafe-da-manha': { place: 2, way: ['submitted'] },
  'casting-noite-de-estreia': { place: 0, way: ['submitted', 'shortlisted', 'testing'] },
  'casting-conta-em-um-minuto': {
    place: 0,
    way: [
      'submitted',
      'shortlisted',
      [
        'declined',
        'Sua padeira nos fez rir. O cliente quer alguém que ainda não esteve em campanha de banco.',
      ],
    ],
  },
  'casting-festival-de-inverno': { place: 0, way: CHOSEN },
}

/** A casting that is being answered: the place of the role that is filled already, and what is held back, by role and turn. */
const BEING_ANSWERED: Readonly<
  Record<
    string,
    {
      readonly filled: number
      readonly drafts: Readonly<Record<number, readonly (AnswerDraft | undefined)[]>>
    }
  >
> = {
  'casting-cafe-da-manha': {
    filled: 1,
    drafts: {
      0: [
        { to: 'declined', message: 'Gostamos do seu registro. Para este papel buscamos mais tempo de cena.' },
        { to: 'selected', message: 'O papel é seu! Falta o cliente confirmar a data da prova de figurino.' },
      ],
      1: [undefined, { to: 'declined', message: 'O papel foi preenchido. Obrigado por esperar a resposta.' }],
    },
  },
}

const NOTES = [
  'Tenho as datas livres e moro perto da locação.',
  '',
  'Fiz um papel parecido no ano passado e adoraria voltar a esse lugar.',
  'Posso mandar um vídeo novo ainda hoje.',
  'O figurino é minha parte favorita. Contem comigo para a prova.',
] as const

/** What the team noted, about every third candidate or so. */
const MEMOS = [
  'Registro muito bom para este papel. Pedir um vídeo com menos texto.',
  '',
  '',
  'O cliente já conhece de outra campanha.',
  '',
  'Confirmar se as datas de prova de figurino servem.',
  '',
] as const

/** Every casting of the demonstration with its roles, its internal part and who applied, as they are on `day`. */
export function castingDocuments(candidates: readonly Candidate[], day: Date): Written[] {
  return [...CASTINGS, ...NOT_PUBLIC_CASTINGS, ...PAST_CASTINGS].flatMap((brief, index) =>
    documentsOfCasting(brief, index, candidates, day),
  )
}

function documentsOfCasting(
  brief: CastingBrief,
  index: number,
  candidates: readonly Candidate[],
  day: Date,
): Written[] {
  const at = (days: number): Instant => dateToInstant(new Date(day.getTime() + Math.round(days * DAY)))
  const dayAt = (days: number): string => new Date(day.getTime() + days * DAY).toISOString().slice(0, 10)
  const { id, status, shoot } = brief
  const opened = Math.min(brief.applyUntil - OPEN_DAYS, -1.5)
  const wasOpened = status !== 'draft'
  const casting = castingSchema.parse({
    title: brief.title,
    kind: brief.kind,
    visibility: brief.visibility,
    ...brandOf(brief),
    description: brief.description,
    city: brief.city,
    uf: brief.uf,
    ...(shoot === undefined ? {} : { shootFrom: dayAt(shoot[0]), shootTo: dayAt(shoot[1]) }),
    // The last minute of that day in Brasília.
    applyUntil: at(brief.applyUntil + (27 * 60 - 1) / 1440),
    paymentTermDays: brief.paymentTermDays,
    status,
    ...(wasOpened ? { validatedBy: 'Rui Sampaio', openedAt: at(opened + 0.1 * index) } : {}),
    createdAt: at(opened - 2),
    updatedAt: at(opened + 0.1 * index),
    version: 1,
  })
  const internal = castingStaffSchema.parse({
    client: brief.client,
    ...(brief.isBrandConfidential === true ? { brand: brief.brand } : {}),
    ...(brief.budgetReais === undefined ? {} : { budgetCents: brief.budgetReais * 100 }),
    ...(brief.notes === undefined ? {} : { notes: brief.notes }),
    createdBy: STAFF,
    ...(wasOpened ? { validatedBy: STAFF } : {}),
  })
  return [
    [`castings/${id}`, casting],
    [`castings/${id}/internal/details`, internal],
    ...brief.roles.map((role, order): Written => [
      `castings/${id}/roles/${roleId(role)}`,
      roleOf(role, order),
    ]),
    ...(wasOpened
      ? applicationsOf(brief, candidates, day, (days) => at(Math.min(opened + days, -0.05)))
      : []),
    ...(brief.visibility === 'invited' ? invitedTo(id, candidates, at(opened + 1)) : []),
  ]
}

/** The first few, among them the demonstration's artist. */
function invitedTo(castingId: string, candidates: readonly Candidate[], at: Instant): Written[] {
  return candidates
    .slice(0, INVITED)
    .map(({ uid }): Written => [
      `castings/${castingId}/invited/${uid}`,
      invitedSchema.parse({ artistId: uid, at }),
    ])
}

function brandOf({ brand, isBrandConfidential }: CastingBrief): Partial<Casting> {
  if (isBrandConfidential === true) return { isBrandConfidential }
  return brand === undefined ? {} : { brand }
}

function roleId({ title }: RoleBrief): string {
  return toUsername(title)
}

function roleOf(role: RoleBrief, order: number): CastingRole {
  return castingRoleSchema.parse({
    title: role.title,
    quantity: role.quantity,
    profile: role.profile,
    classes: [...role.classes],
    skills: role.skills.map(([id, level]) => ({ id, level })),
    ...(role.age === undefined ? {} : { playingAge: { min: role.age[0], max: role.age[1] } }),
    ...(role.gender === undefined ? {} : { gender: role.gender }),
    payCents: role.reais * 100,
    usage: {
      media: [...role.media],
      territory: role.territory,
      months: role.months,
      ...(role.exclusivity === undefined ? {} : { exclusivity: role.exclusivity }),
    },
    order,
  })
}

/** Whether an adult has what a role asks: for the demonstration nobody is approved who needs a court's leave. */
function fits(profile: Profile, role: CastingRole, day: Date): boolean {
  return fitsRole(searchedOf(profile, day), role) && !isMinor(profile.birthDate, day)
}

function applicationsOf(
  brief: CastingBrief,
  candidates: readonly Candidate[],
  day: Date,
  since: (days: number) => Instant,
): Written[] {
  const random = randomFrom(`casting ${brief.id}`)
  const { fewest, most } = APPLICANTS[stageOf(brief)]
  const [first, ...all] = candidates
  const others = brief.visibility === 'invited' ? all.slice(0, INVITED - 1) : all
  return brief.roles.flatMap((role, place) => {
    const ofFirst = OF_THE_FIRST[brief.id]
    const isFirsts = place === ofFirst?.place && first !== undefined
    const count = random.int(fewest, most)
    const fitting = others.filter(({ profile }) => fits(profile, roleOf(role, place), day))
    const rest = others.filter((each) => !fitting.includes(each))
    const applied = [...random.sample(fitting, count), ...random.sample(rest, count)].slice(0, count)
    const chosen = [...(isFirsts ? [first] : []), ...applied]
    return chosen.flatMap((candidate, turn) => {
      const way = candidate === first ? ofFirst?.way : wayOf(brief, place, turn)
      return writtenOf({
        brief,
        role,
        candidate,
        way: way ?? ['submitted'],
        draft: BEING_ANSWERED[brief.id]?.drafts[place]?.[turn],
        at: (step) => since(1 + turn * 0.7 + step * 1.3),
        note: random.pick(NOTES),
        memo: MEMOS[(place + turn) % MEMOS.length] ?? '',
        turn: place * MOST_OF_ROLE + turn,
      })
    })
  })
}

/** Where anything was decided, the first of a role is who was chosen. */
function wayOf(brief: CastingBrief, place: number, turn: number): Way | undefined {
  const stage = stageOf(brief)
  const isFilled = stage === 'over' || stage === 'archived' || BEING_ANSWERED[brief.id]?.filled === place
  const ways = WAYS[stage]
  return isFilled && turn === 0 ? CHOSEN : ways[turn % ways.length]
}

/** More than there are candidates for one role, so that no two of a casting have one place. */
const MOST_OF_ROLE = 20

interface Applied {
  readonly brief: CastingBrief
  readonly role: RoleBrief
  readonly candidate: Candidate
  readonly way: Way
  readonly draft: AnswerDraft | undefined
  readonly at: (step: number) => Instant
  readonly note: string
  readonly memo: string
  readonly turn: number
}

/** An application as its artist reads it and as it stands on the board. */
function bothOf({
  brief,
  role,
  candidate,
  way,
  draft,
  at,
  note,
  memo,
  turn,
}: Applied): [Application, OnBoard] {
  const { uid, profile } = candidate
  const isArtists = (status: CandidateStatus): boolean => status === 'submitted' || status === 'withdrawn'
  const history = way.map((step, place) => {
    const [status, message] = typeof step === 'string' ? [step] : step
    const by = isArtists(status) ? uid : AGENCY
    return { status, at: at(place), by, ...(message === undefined ? {} : { message }) }
  })
  const told = toldOf(history)
  const createdAt = at(0)
  const media = profile.media.slice(0, 3)
  const both = {
    castingId: brief.id,
    artistId: uid,
    roleId: roleId(role),
    castingTitle: brief.title,
    roleTitle: role.title,
    note,
    createdAt,
  }
  return [
    withAnswerTime(
      applicationSchema.parse({
        ...both,
        status: told.at(-1)?.status,
        mediaIds: media.map(({ id }) => id),
        history: told,
        updatedAt: told.at(-1)?.at,
      }),
    ),
    candidateSchema.parse({
      ...both,
      status: history.at(-1)?.status,
      order: orderAt(instantToDate(createdAt).getTime() + turn, 0.5),
      media,
      memo,
      ...(draft === undefined ? {} : { draft }),
      history,
      movedBy: history.at(-1)?.by === uid ? uid : STAFF,
      followAt: null,
      updatedAt: at(way.length - 1),
    }),
  ]
}

function writtenOf(applied: Applied): Written[] {
  const [application, onBoard] = bothOf(applied)
  const { castingId, artistId, roleId: role, createdAt, updatedAt, status } = application
  const said = (kind: 'application' | 'applicationWithdrawn', at: Instant): Written => [
    `feed/${kind}_${castingId}_${artistId}_${role}`,
    feedSchema.parse({ kind, subject: artistId, actor: artistId, at, castingId }),
  ]
  return [
    [`castings/${castingId}/applications/${applicationId(artistId, role)}`, application],
    [`castings/${castingId}/board/${applicationId(artistId, role)}`, onBoard],
    [`castings/${castingId}/applicants/${artistId}`, { artistId, at: createdAt }],
    said('application', createdAt),
    ...(status === 'withdrawn' ? [said('applicationWithdrawn', updatedAt)] : []),
  ]
}

import { canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import {
  CANDIDATE_STATUSES,
  CLOSING_ANSWERS,
  canMoveCandidate,
  type ClosingAnswer,
  DECISIONS,
  isAnswered,
  isWaiting,
  standingAfter,
  WAITING_STATUSES,
} from '@ribalta/domain/castings/candidateStatus'
import { UNDO_MS } from '@ribalta/domain/notices/topics'
import { instantToDate } from '@ribalta/domain/instant'
import { orderAt } from '@ribalta/domain/listOrder'
import { type Application, applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { type AnswerDraft, type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Timestamp } from '../../admin/backend.ts'
import {
  answeredAtClosing,
  drafted,
  hurdleOfAnswer,
  hurdleOfWords,
  moved,
  reworded,
  withdrawn,
} from './candidateSteps.ts'
import { followed } from './tellArtist.ts'

const START = new Date('2026-11-24T12:00:00Z')
const ARTIST = 'artista'
const AGENT = 'agente'

interface Both {
  readonly application: Application
  readonly candidate: Candidate
}

function applied(): Both {
  const at = Timestamp.fromDate(START)
  const both = {
    castingId: 'casting',
    artistId: ARTIST,
    roleId: 'papel',
    status: 'submitted',
    castingTitle: 'Campanha',
    roleTitle: 'Papel',
    note: '',
    history: [{ status: 'submitted', at, by: ARTIST }],
    createdAt: at,
    updatedAt: at,
  }
  const place = { order: orderAt(START.getTime()), media: [], memo: '', movedBy: ARTIST, followAt: null }
  return {
    application: applicationSchema.parse({ ...both, mediaIds: [] }),
    candidate: candidateSchema.parse({ ...both, ...place }),
  }
}

const DRAFT = 'Guardada para depois.'
const MESSAGES = [undefined, 'Adoramos o seu vídeo.', 'O cliente voltou atrás.'] as const
type Message = (typeof MESSAGES)[number]

type Act =
  | { readonly kind: 'move'; readonly to: Candidate['status']; readonly message: Message }
  | { readonly kind: 'close'; readonly to: ClosingAnswer; readonly message: Message }
  | { readonly kind: 'draft'; readonly draft: AnswerDraft | null }
  | { readonly kind: 'undo' | 'follow' | 'withdraw' }

/** What the services do with both documents, as far as the states and words are concerned; undefined where they refuse. */
function after(both: Both, act: Act, now: Date): Both | undefined {
  const { application, candidate } = both
  switch (act.kind) {
    case 'move':
      return afterMove(both, act, now)
    case 'undo': {
      const before = candidate.history.at(-2)
      return before && afterMove(both, { to: before.status, message: before.message }, now)
    }
    case 'draft':
      return isWaiting(candidate.status)
        ? { application, candidate: drafted(candidate, act.draft, now) }
        : undefined
    case 'follow': {
      if (candidate.followAt === null || instantToDate(candidate.followAt) > now) return undefined
      const next = followed(application, candidate, Timestamp.fromDate(now))
      return { application: next ?? application, candidate: { ...candidate, followAt: null } }
    }
    case 'withdraw': {
      if (!canChangeApplicationStatus(application.status, 'withdrawn')) return undefined
      return { application: { ...application, status: 'withdrawn' }, candidate: withdrawn(candidate, now) }
    }
    case 'close': {
      if (!isWaiting(candidate.status)) return undefined
      const answered = answeredAtClosing(candidate, application, { ...act, by: AGENT, now })
      const next = followed(application, answered, Timestamp.fromDate(now))
      return { application: next ?? application, candidate: answered }
    }
  }
}

function afterMove(
  { application, candidate }: Both,
  { to, message }: { readonly to: Candidate['status']; readonly message: string | undefined },
  now: Date,
): Both | undefined {
  if (to === candidate.status) {
    if (hurdleOfWords(candidate, application, message) !== undefined) return undefined
    return { application, candidate: reworded(candidate, { message, by: AGENT, now }) }
  }
  if (to === 'withdrawn' || to === 'lapsed' || !canMoveCandidate(candidate.status, to)) return undefined
  if (hurdleOfAnswer(candidate, application, { to, message }) !== undefined) return undefined
  const step = { to, order: 'a0', by: AGENT, message, courtAuthorisation: undefined, now }
  return { application, candidate: moved(candidate, application, step) }
}

const message = fc.constantFrom(...MESSAGES)
const draft = fc.constantFrom(null, ...DECISIONS.map((to) => ({ to, message: DRAFT })))
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('move'), to: fc.constantFrom(...CANDIDATE_STATUSES), message }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'follow' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('draft'), draft }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'withdraw' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('close'), to: fc.constantFrom(...CLOSING_ANSWERS), message }),
  },
)
// Within the minute, at its end or after it; as often long as short, so that a few thousand of them go everywhere.
const pause = fc.constantFrom(0, 30_000, 60_000, 90_000)
const story = fc.array(fc.tuple(act, pause), { maxLength: 20, size: 'max' })

/** What is wrong after an act, by what was there before it. */
function faultsOf(before: Both, { application, candidate }: Both): string[] {
  const from = before.application.status
  const [read, stands] = [application.history.at(-1), candidate.history.at(-1)]
  const reopening = candidate.history.findLast(({ status }) => isWaiting(status))
  const isNew = application.status !== from
  const isBehind = standingAfter(application.status, candidate.status) !== undefined
  const isTold = isAnswered(candidate) && candidate.status !== 'withdrawn'
  const faults = {
    'they read a step backwards': isNew && !canChangeApplicationStatus(from, application.status),
    'the history is of something else': stands?.status !== candidate.status,
    'what is to follow is nothing new, or nothing follows': isBehind !== (candidate.followAt !== null),
    'an answer was not told': isTold && application.status !== candidate.status,
    'an answer was told in other words': isTold && read?.message !== stands?.message,
    'a “not this time” ended without words': isNew && from === 'declined' && reopening?.message === undefined,
    'they were taken up in other words':
      isNew && from === 'declined' && isWaiting(candidate.status) && read?.message !== reopening?.message,
    'something is held back that is decided': candidate.draft !== undefined && !isWaiting(candidate.status),
    'they read what was held back': JSON.stringify(application).includes(DRAFT),
  }
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []))
}

it('whatever happens on the board, its artist reads nothing against the arrows, and in the end where they stand', () => {
  const read = new Set<string>()
  fc.assert(
    fc.property(story, (steps) => {
      let both = applied()
      let now = START
      for (const [each, pause] of [...steps, [{ kind: 'follow' }, 90_000] as const]) {
        now = new Date(now.getTime() + pause)
        const next = after(both, each, now)
        if (next === undefined) continue
        expect(faultsOf(both, next)).toEqual([])
        read.add(`${both.application.status} → ${next.application.status}`)
        both = next
      }
      expect(both.candidate.followAt).toBeNull()
    }),
    { numRuns: 3000 },
  )
  // The stories go everywhere.
  for (const way of ['declined → inReview', 'declined → selected', 'inReview → lapsed']) {
    expect(read).toContain(way)
  }
})

it('what is taken back within the minute is nothing to follow, however long the way', () => {
  const way = fc.array(fc.constantFrom(...CANDIDATE_STATUSES), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(way, (statuses) => {
      const first = applied()
      let both = first
      for (const to of [...statuses, 'submitted' as const]) {
        both = after(both, { kind: 'move', to, message: undefined }, START) ?? both
      }
      expect(both.candidate.status).toBe('submitted')
      expect(both.candidate.followAt).toBeNull()
      expect(both.application).toEqual(first.application)
    }),
  )
})

it('a reopening that is taken back within the minute leaves the artist with what they read', () => {
  const way = fc.array(fc.tuple(fc.constantFrom(...WAITING_STATUSES, ...DECISIONS), message), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(message, way, (words, steps) => {
      const declined = after(applied(), { kind: 'move', to: 'declined', message: words }, START)
      const later = new Date(START.getTime() + UNDO_MS)
      const told = declined && after(declined, { kind: 'follow' }, later)
      const reopening = { kind: 'move', to: 'shortlisted', message: MESSAGES[1] } as const
      const reopened = told && after(told, reopening, later)
      if (reopened === undefined) throw new Error('Nobody was taken up again')
      let both: Both = reopened
      for (const [to, said] of steps) both = after(both, { kind: 'move', to, message: said }, later) ?? both
      both = after(both, { kind: 'move', to: 'declined', message: undefined }, later) ?? both
      expect(both.application).toEqual(told?.application)
      expect(both.candidate).toMatchObject({ status: 'declined', followAt: null })
      expect(both.candidate.history.at(-1)?.message).toBe(words)
    }),
  )
})

import { canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import {
  CANDIDATE_STATUSES,
  canMoveCandidate,
  isAnswered,
  isWaiting,
  standingAfter,
} from '@ribalta/domain/castings/candidateStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { orderAt } from '@ribalta/domain/listOrder'
import { type Application, applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Timestamp } from '../../admin/backend.ts'
import { declinedAtClosing, moved, withdrawn } from './candidateSteps.ts'
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

type Act =
  | { readonly kind: 'move'; readonly to: Candidate['status'] }
  | { readonly kind: 'undo' | 'follow' | 'withdraw' | 'close' }

/** What the services do with both documents, as far as the states are concerned; undefined where they refuse. */
function after({ application, candidate }: Both, act: Act, now: Date): Both | undefined {
  switch (act.kind) {
    case 'move':
    case 'undo': {
      const to = act.kind === 'move' ? act.to : candidate.history.at(-2)?.status
      if (to === undefined || to === 'withdrawn') return undefined
      if (isAnswered(candidate) || !canMoveCandidate(candidate.status, to)) return undefined
      const step = { to, order: 'a0', by: AGENT, courtAuthorisation: undefined, now }
      return { application, candidate: moved(candidate, application, step) }
    }
    case 'follow': {
      if (candidate.followAt === null || instantToDate(candidate.followAt) > now) return undefined
      const next = followed(application, candidate.status, Timestamp.fromDate(now))
      return { application: next ?? application, candidate: { ...candidate, followAt: null } }
    }
    case 'withdraw': {
      if (!canChangeApplicationStatus(application.status, 'withdrawn')) return undefined
      return { application: { ...application, status: 'withdrawn' }, candidate: withdrawn(candidate, now) }
    }
    case 'close': {
      if (!isWaiting(candidate.status)) return undefined
      const next = followed(application, 'declined', Timestamp.fromDate(now))
      return { application: next ?? application, candidate: declinedAtClosing(candidate, AGENT, now) }
    }
  }
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...CANDIDATE_STATUSES).map((to) => ({ kind: 'move' as const, to })),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'follow' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'withdraw' as const }, { kind: 'close' as const }) },
)
const story = fc.array(fc.tuple(act, fc.integer({ min: 0, max: 90_000 })), { maxLength: 20 })

it('whatever happens on the board, its artist reads nothing against the arrows, and in the end where they stand', () => {
  fc.assert(
    fc.property(story, (steps) => {
      let both = applied()
      let now = START
      for (const [each, pause] of [...steps, [{ kind: 'follow' }, 90_000] as const]) {
        now = new Date(now.getTime() + pause)
        const next = after(both, each, now)
        if (next === undefined) continue
        const { application, candidate } = next
        const before = both.application.status
        const isOnward =
          application.status === before || canChangeApplicationStatus(before, application.status)
        expect(isOnward).toBe(true)
        expect(candidate.history.at(-1)?.status).toBe(candidate.status)
        // Where nothing is to follow there is nothing new, and an answer was told.
        const isBehind = standingAfter(application.status, candidate.status) !== undefined
        expect(isBehind).toBe(candidate.followAt !== null)
        expect(isAnswered(candidate) && application.status !== candidate.status).toBe(false)
        both = next
      }
      expect(both.candidate.followAt).toBeNull()
    }),
    { numRuns: 3000 },
  )
})

it('what is taken back within the minute is nothing to follow, however long the way', () => {
  const way = fc.array(fc.constantFrom(...CANDIDATE_STATUSES), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(way, (statuses) => {
      const first = applied()
      let both = first
      for (const to of [...statuses, 'submitted' as const]) {
        both = after(both, { kind: 'move', to }, START) ?? both
      }
      expect(both.candidate.status).toBe('submitted')
      expect(both.candidate.followAt).toBeNull()
      expect(both.application).toEqual(first.application)
    }),
  )
})

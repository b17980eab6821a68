import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import type { AnswerDraft } from '@ribalta/domain/schemas/castings/candidate'
import type {
  CandidateDraft,
  CandidateMove,
  CandidateMovesResult,
} from '@ribalta/domain/schemas/castings/stateChange'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { logWarning } from '../../../lib/log.ts'
import { expectedAt, expectedWith, type Placing } from './expected.ts'

/** One of those whom an act is about, as they stood when it was asked for. */
export interface Asked {
  readonly candidate: Candidate
}

export interface Move extends Asked, Placing {}

/** An answer to be held back, or not any more. */
export interface Drafting extends Asked {
  readonly draft: AnswerDraft | null
}

/** How it ended for one. */
export type Ended<T extends Asked = Asked> = T & {
  readonly outcome: MoveOutcome
  /** Who moved them last, where somebody else did meanwhile. */
  readonly movedBy: string | undefined
}
export type Moved = Ended<Move>
export type Drafted = Ended<Drafting>

type Results = CandidateMovesResult['results']

/** What acts ask of the server. */
export interface ActsSource {
  readonly moveCandidates: (change: {
    castingId: string
    moves: CandidateMove[]
    courtAuthorisation?: string
  }) => Promise<Results>
  readonly saveDrafts: (change: { castingId: string; drafts: CandidateDraft[] }) => Promise<Results>
}

/** What of a board acts change. */
export interface ActedOn {
  readonly castingId: string
  readonly known: () => ReadonlyMap<string, Candidate>
  /** Shows people as they are about to be. */
  readonly put: (candidates: readonly Candidate[]) => void
}

/**
 * Acts at once on the screen and then on the server, one after the other and in portions. For whom it came to nothing is shown as they
 * were. Rejects as the call does where nobody was answered.
 */
export interface SentActs {
  readonly move: (moves: readonly Move[], courtAuthorisation?: string) => Promise<Moved[]>
  readonly hold: (draftings: readonly Drafting[]) => Promise<Drafted[]>
  /** Resolves once the server has answered all that was asked of it so far. */
  readonly settled: () => Promise<void>
}

export function sendActs({ castingId, known, put }: ActedOn, source: ActsSource): SentActs {
  let acts: Promise<unknown> = Promise.resolve()
  /** What stood on the screen before, of each who is shown as they are about to be. */
  const before = new WeakMap<Candidate, Candidate>()
  const refused = new WeakSet<Candidate>()

  /** Back as they were, unless the server has said meanwhile how they are, or a later act is under way. */
  function putBack(expected: readonly Candidate[]): void {
    for (const each of expected) refused.add(each)
    put(
      expected.flatMap((each): Candidate[] => {
        if (known().get(candidateId(each)) !== each) return []
        let back = before.get(each)
        while (back !== undefined && refused.has(back)) back = before.get(back)
        return back === undefined ? [] : [back]
      }),
    )
  }

  async function act<T extends Asked>(
    asked: readonly T[],
    expect: (candidate: Candidate, asked: T) => Candidate,
    send: (portion: readonly T[]) => Promise<Results>,
  ): Promise<Ended<T>[]> {
    const shown = new Map<T, Candidate>()
    for (const each of asked) {
      const now = known().get(candidateId(each.candidate))
      if (now === undefined) continue
      const expected = expect(now, each)
      before.set(expected, now)
      shown.set(each, expected)
    }
    put([...shown.values()])
    const shownOf = (some: readonly T[]): Candidate[] => some.flatMap((each) => shown.get(each) ?? [])
    const ended: Ended<T>[] = []
    const sending = acts.then(async () => {
      for (let start = 0; start < asked.length; start += MAX_ACTED_ON) {
        const portion = asked.slice(start, start + MAX_ACTED_ON)
        const results = new Map((await send(portion)).map((result) => [candidateId(result), result]))
        for (const each of portion) {
          const result = results.get(candidateId(each.candidate))
          ended.push({ ...each, outcome: result?.outcome ?? 'failed', movedBy: result?.movedBy })
        }
      }
    })
    acts = sending.catch(() => undefined)
    try {
      await sending
    } catch (error) {
      const unanswered = asked.slice(ended.length)
      putBack(shownOf(unanswered))
      if (ended.length === 0) throw error
      logWarning('Not everybody of an act was answered', error)
      ended.push(...unanswered.map((each) => ({ ...each, outcome: 'failed' as const, movedBy: undefined })))
    }
    putBack(shownOf(asked.filter((_each, index) => ended[index]?.outcome !== 'done')))
    return ended
  }

  return {
    move: (moves, courtAuthorisation) =>
      act(moves, expectedAt, (portion) =>
        source.moveCandidates({
          castingId,
          moves: portion.map(({ candidate: { artistId, roleId, status }, to, order, message }) => ({
            artistId,
            roleId,
            from: status,
            to,
            order,
            ...(message === undefined ? {} : { message }),
          })),
          ...(courtAuthorisation === undefined ? {} : { courtAuthorisation }),
        }),
      ),
    settled: async () => {
      await acts
    },
    hold: (draftings) =>
      act(
        draftings,
        (candidate, { draft }) => expectedWith(candidate, draft),
        (portion) =>
          source.saveDrafts({
            castingId,
            drafts: portion.map(({ candidate: { artistId, roleId }, draft }) => ({
              artistId,
              roleId,
              draft,
            })),
          }),
      ),
  }
}

import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { personQuery } from '../../../data/roster/person.ts'
import { createStore } from '../../../lib/store.ts'
import { toastStore } from '../../../ui/toast/toastStore.ts'
import { currentScreen, doneActs, undoLast as undoLastOf } from '../../../ui/undo/undo.ts'
import { type BoardActs, boardActs } from './boardActs.ts'
import { createMarks } from './boardMarks.ts'
import { type BoardState, EMPTY_BOARD, withChanges, withPage, withPut } from './boardState.ts'
import { expectedAt, expectedWith } from './expected.ts'
import type { Board, BoardView } from './openBoard.ts'
import type { Drafted, Move, Moved } from './sendActs.ts'

const ana = boardCandidate('ana', 1)
const bia = boardCandidate('bia', 2)

const said = (what: string, message: string | undefined): string =>
  message === undefined ? what : `${what} “${message}”`

interface Stage {
  readonly acts: BoardActs
  readonly marks: ReturnType<typeof createMarks>
  /** Somebody as the board has them now. */
  readonly now: (artistId: string) => Candidate
  /** Each act that was sent: who went where, and what was written. */
  readonly sent: string[][]
  /** Minors whose court authorisation was asked for. */
  readonly minors: Move[]
  /** What one was asked, each time, before somebody comes into a column, and of whom. */
  readonly asked: string[][]
  /** Somebody else moves a person on. */
  readonly moveOn: (candidate: Candidate) => void
}

function stage(outcomeOf: (artistId: string) => MoveOutcome = () => 'done'): Stage {
  const state = withPage(EMPTY_BOARD, 'submitted', [ana, bia], null)
  const reading = { status: 'idle', hasStarted: true, hasMore: false } as const
  const readings = {
    submitted: reading,
    shortlisted: reading,
    testing: reading,
    proposed: reading,
    selected: reading,
    declined: reading,
  }
  const view = createStore<BoardView>({ state, readings, live: 'live' })
  const change = (next: (before: BoardState) => BoardState): void => {
    view.set({ ...view.current(), state: next(view.current().state) })
  }
  const put = (candidate: Candidate): void => {
    change((before) => withPut(before, [candidate]))
  }
  const sent: string[][] = []
  const board: Board = {
    view,
    start: () => () => undefined,
    more: () => undefined,
    retry: () => undefined,
    recount: () => undefined,
    settled: () => Promise.resolve(),
    move: (moves) => {
      sent.push(moves.map(({ candidate, to, message }) => said(`${candidate.artistId} → ${to}`, message)))
      const moved = moves.map((move): Moved => {
        const outcome = outcomeOf(move.candidate.artistId)
        if (outcome === 'done') put(expectedAt(move.candidate, move))
        return { ...move, outcome, movedBy: 'rui' }
      })
      return Promise.resolve(moved)
    },
    hold: (draftings) => {
      sent.push(
        draftings.map(({ candidate, draft }) =>
          said(`${candidate.artistId}: ${draft?.to ?? 'nothing'}`, draft?.message),
        ),
      )
      const drafted = draftings.map((each): Drafted => {
        const outcome = outcomeOf(each.candidate.artistId)
        if (outcome === 'done') put(expectedWith(each.candidate, each.draft))
        return { ...each, outcome, movedBy: 'rui' }
      })
      return Promise.resolve(drafted)
    },
  }
  const client = new QueryClient()
  for (const [uid, artisticName] of [
    ['ana', 'Ana'],
    ['bia', 'Bia'],
    ['rui', 'Rui'],
  ] as const) {
    client.setQueryData<unknown>(personQuery(uid).queryKey, { uid, artisticName })
  }
  const marks = createMarks()
  const minors: Move[] = []
  const asked: string[][] = []
  return {
    acts: boardActs({
      castingId: 'inverno',
      board,
      marks,
      client,
      onAct: () => undefined,
      onCourt: (move) => minors.push(move),
      onEnter: ({ by, moves }) => asked.push([by, ...moves.map(({ candidate }) => candidate.artistId)]),
    }),
    marks,
    now: (artistId) => {
      const candidate = view.current().state.known.get(`${artistId}_vizinha`)
      if (candidate === undefined) throw new Error('Nobody of this name')
      return candidate
    },
    sent,
    minors,
    asked,
    moveOn: (candidate) => {
      const at = { seconds: 9, nanoseconds: 0 }
      const on = { ...candidate, status: 'proposed', movedBy: 'rui', updatedAt: at } as const
      change((before) => withChanges(before, [on], at))
    },
  }
}

const DECLINED = { to: 'declined', message: 'Obrigada.' } as const

const undoLast = (): void => {
  undoLastOf(currentScreen())
}

const told = () => toastStore.current().map(({ description }) => description)

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://ribalta.test/casting?casting=inverno'))
  doneActs.set([])
  toastStore.dispatch({ type: 'remove' })
})

describe('an act on the board', () => {
  it('takes all the marked along with one of them, and leaves nobody marked', () => {
    const { acts, marks, sent } = stage()
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('bia_vizinha', 'shortlisted')
    expect(sent).toEqual([['ana → shortlisted', 'bia → shortlisted']])
    expect(marks.current().size).toBe(0)
  })

  it('leaves the marked where they are when somebody else, or one alone, is moved', () => {
    const { acts, marks, sent } = stage()
    marks.set(new Set(['ana_vizinha']))
    acts.toColumn('bia_vizinha', 'shortlisted')
    acts.alone('ana_vizinha', 'declined')
    // Who is there already does not move.
    acts.toColumn('bia_vizinha', 'shortlisted')
    expect(sent).toEqual([['bia → shortlisted'], ['ana → declined']])
    expect(marks.current().size).toBe(1)
  })

  it('is taken back to where everybody was', async () => {
    const { acts, sent } = stage()
    acts.toColumn('ana_vizinha', 'shortlisted')
    undoLast()
    await expect.poll(() => sent).toEqual([['ana → shortlisted'], ['ana → submitted']])
  })

  it('leaves whom somebody has moved on where they are, and says who did', async () => {
    const { acts, sent, moveOn } = stage()
    acts.toColumn('ana_vizinha', 'shortlisted')
    moveOn(ana)
    undoLast()
    await expect.poll(told).toContain('Ana: Rui moveu esta inscrição enquanto isso.')
    expect(sent).toHaveLength(1)
  })

  it('asks for the court’s number of one minor, and tells of several that it is missing', async () => {
    const { acts, marks, minors } = stage(() => 'court')
    acts.alone('ana_vizinha', 'selected')
    await expect.poll(() => minors.map(({ candidate }) => candidate.artistId)).toEqual(['ana'])
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('ana_vizinha', 'selected')
    await expect.poll(told).toContain('Ana e Bia: Menor de 18 anos: informe o número do alvará judicial.')
    expect(minors).toHaveLength(1)
    expect(doneActs.current()).toEqual([])
  })

  it('says that nothing was saved where no server answered', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { acts } = stage(() => {
      throw new Error('offline')
    })
    expect(() => {
      acts.alone('ana_vizinha', 'shortlisted')
    }).not.toThrow()
    await expect.poll(() => toastStore.current().map(({ title }) => title)).toContain('Não foi salvo')
    expect(doneActs.current()).toEqual([])
  })

  it('asks first for the test or the proposal by which somebody comes into a column, and leaves them marked', () => {
    const { acts, marks, sent, asked } = stage()
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('ana_vizinha', 'testing')
    acts.alone('bia_vizinha', 'testing')
    acts.toColumn('ana_vizinha', 'proposed')
    acts.alone('ana_vizinha', 'proposed')
    expect(asked).toEqual([
      ['test', 'ana', 'bia'],
      ['test', 'bia'],
      ['present', 'ana', 'bia'],
      ['present', 'ana'],
    ])
    expect(sent).toEqual([])
    expect(marks.current().size).toBe(2)
  })

  it('takes along the marked who stand in the column already, where they stand, and nobody who is not marked', () => {
    const { acts, marks, moveOn, asked, sent } = stage()
    moveOn(bia)
    acts.toColumn('bia_vizinha', 'proposed')
    expect(asked).toEqual([])
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('ana_vizinha', 'proposed')
    marks.set(new Set(['bia_vizinha']))
    acts.toColumn('bia_vizinha', 'proposed')
    expect(asked).toEqual([
      ['present', 'ana', 'bia'],
      ['present', 'bia'],
    ])
    expect(sent).toEqual([])
  })

  it('moves into a column of tests or proposals without them, as into any other', async () => {
    const { acts, marks, now, sent } = stage()
    marks.set(new Set(['ana_vizinha']))
    acts.justMove([{ candidate: now('ana'), to: 'testing', order: 'zz' }])
    expect(marks.current().size).toBe(0)
    undoLast()
    await expect.poll(() => sent).toEqual([['ana → testing'], ['ana → submitted']])
  })
})

describe('an answer', () => {
  it('goes with its message, and is taken back with the draft that it took the place of', async () => {
    const { acts, marks, now, sent } = stage()
    await acts.hold([now('ana')], DECLINED)
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    expect(await acts.answer([now('ana'), now('bia')], { to: 'selected', message: 'Parabéns!' })).toEqual([])
    expect(marks.current().size).toBe(0)
    undoLast()
    await expect
      .poll(() => sent)
      .toEqual([
        ['ana: declined “Obrigada.”'],
        ['ana → selected “Parabéns!”', 'bia → selected “Parabéns!”'],
        ['ana → submitted', 'bia → submitted'],
        ['ana: declined “Obrigada.”'],
      ])
  })

  it('says other words to who has it already, and the first ones again when that is taken back', async () => {
    const { acts, now, sent } = stage()
    await acts.answer([now('ana')], DECLINED)
    await acts.answer([now('ana')], { to: 'declined', message: '' })
    await acts.answer([now('ana')], { to: 'selected', message: '' })
    undoLast()
    await expect.poll(() => sent.length).toBe(4)
    undoLast()
    await expect
      .poll(() => sent)
      .toEqual([
        ['ana → declined “Obrigada.”'],
        ['ana → declined “”'],
        ['ana → selected'],
        ['ana → declined'],
        ['ana → declined “Obrigada.”'],
      ])
  })

  it('asks for the court’s number of a minor and keeps the message for then', async () => {
    const { acts, minors } = stage(() => 'court')
    expect(await acts.answer([ana], { to: 'selected', message: 'Parabéns!' })).toEqual([])
    expect(minors).toMatchObject([{ to: 'selected', message: 'Parabéns!' }])
  })

  it('that nobody got says why to whoever asked for it, and not beside', async () => {
    const { acts, marks } = stage(() => 'filled')
    marks.set(new Set(['ana_vizinha']))
    expect(await acts.answer([ana], { to: 'selected', message: '' })).toEqual([
      'Ana: Este personagem já está completo. Para aprovar mais alguém, aumente a quantidade nos dados do casting.',
    ])
    expect([toastStore.current().length, marks.current().size]).toEqual([0, 1])
  })

  it('that no server took says that what was written is still there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { acts } = stage(() => {
      throw new Error('offline')
    })
    expect(await acts.answer([ana], DECLINED)).toEqual([
      'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.',
    ])
  })

  it('reaches also who was not on the screen, and is taken back from them', async () => {
    const { acts, sent } = stage()
    await acts.answer([boardCandidate('caio', 3)], DECLINED)
    undoLast()
    await expect.poll(() => sent).toEqual([['caio → declined “Obrigada.”'], ['caio → submitted']])
  })
})

describe('the end of undo', () => {
  const untils = () => doneActs.current().map(({ until }) => until !== undefined)

  it('comes with the notice of an answer or of a reopening, and with no other move', async () => {
    const { acts, now } = stage()
    await acts.hold([now('ana')], DECLINED)
    acts.alone('bia_vizinha', 'shortlisted')
    await acts.answer([now('ana')], DECLINED)
    await acts.reopen(boardCandidate('caio', 3, { status: 'declined' }), 'Surgiu outra chance.')
    expect(untils()).toEqual([false, false, true, true])
    expect(new Set(doneActs.current().map(({ castingId }) => castingId))).toEqual(new Set(['inverno']))
  })
})

describe('answers that were held back', () => {
  it('are sent together, each with its own, and taken back as one act', async () => {
    const { acts, now, sent } = stage()
    await acts.hold([now('ana')], DECLINED)
    await acts.hold([now('bia')], { to: 'selected', message: '' })
    await acts.sendDrafts([now('ana'), now('bia')])
    undoLast()
    await expect
      .poll(() => sent.slice(2))
      .toEqual([
        ['ana → declined “Obrigada.”', 'bia → selected'],
        ['ana → submitted', 'bia → submitted'],
        ['ana: declined “Obrigada.”', 'bia: selected “”'],
      ])
  })

  it('are what they were before when that is taken back, unless somebody has written others', async () => {
    const { acts, now, sent, moveOn } = stage()
    await acts.hold([now('ana')], DECLINED)
    await acts.hold([now('ana')], null)
    undoLast()
    await expect.poll(() => sent.at(-1)).toEqual(['ana: declined “Obrigada.”'])
    await acts.hold([now('bia')], DECLINED)
    moveOn(bia)
    undoLast()
    await expect.poll(told).toContain('Bia: Rui moveu esta inscrição enquanto isso.')
  })
})

it('somebody is taken up again with words, and back from there without', async () => {
  const { acts, sent } = stage()
  await acts.reopen(boardCandidate('caio', 3, { status: 'declined' }), 'Surgiu outra chance.')
  undoLast()
  await expect.poll(() => sent).toEqual([['caio → shortlisted “Surgiu outra chance.”'], ['caio → declined']])
})

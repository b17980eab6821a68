import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import type { CandidateMovesResult } from '@ribalta/domain/schemas/castings/stateChange'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { describe, expect, it, vi } from 'vitest'
import type { BoardBeginning } from '../../../data/board/queries.ts'
import { type ColumnId, eachColumn } from '../../../data/board/columns.ts'
import { type Board, type BoardSource, openBoard } from './openBoard.ts'
import type { Move } from './sendActs.ts'

const ana = boardCandidate('ana', 1)
const bia = boardCandidate('bia', 2)

const COUNTS = {
  columns: eachColumn((column) => (column === 'submitted' ? 2 : 0)),
  approved: new Map([['vizinha', 0]]),
  drafts: 0,
}

type Source = BoardSource<string>

interface Stage {
  readonly board: Board
  readonly source: Source
  /** What the listener hears. */
  readonly hear: (...changed: Candidate[]) => void
  readonly lose: () => void
}

/** A board with two who applied, as the server answers it. */
function stage(changes: Partial<Source> = {}): Stage {
  let onChanged: (changed: Candidate[]) => void = () => undefined
  let onError: (error: unknown) => void = () => undefined
  const source: Source = {
    readColumn: vi.fn<Source['readColumn']>((_board, column) =>
      Promise.resolve({ items: column === 'submitted' ? [ana, bia] : [], next: undefined }),
    ),
    countBoard: vi.fn<Source['countBoard']>(() => Promise.resolve(COUNTS)),
    countDrafts: vi.fn<Source['countDrafts']>(() => Promise.resolve(7)),
    readBoardMoment: vi.fn<Source['readBoardMoment']>(() => Promise.resolve({ seconds: 5, nanoseconds: 0 })),
    watchBoard: vi.fn<Source['watchBoard']>((_id, _since, heard, failed) => {
      onChanged = heard
      onError = failed
      heard([])
      return Promise.resolve(() => undefined)
    }),
    moveCandidates: vi.fn<Source['moveCandidates']>(({ moves }) =>
      Promise.resolve(moves.map(({ artistId, roleId }) => ({ artistId, roleId, outcome: 'done' as const }))),
    ),
    saveDrafts: vi.fn<Source['saveDrafts']>(({ drafts }) =>
      Promise.resolve(drafts.map(({ artistId, roleId }) => ({ artistId, roleId, outcome: 'done' as const }))),
    ),
    ...changes,
  }
  return {
    board: openBoard({ castingId: 'casting', roleId: undefined, roleIds: ['vizinha'] }, source),
    source,
    hear: (...changed) => {
      onChanged(changed)
    },
    lose: () => {
      onError(new Error('lost'))
    },
  }
}

async function opened(changes: Partial<Source> = {}): Promise<Stage & { stop: () => void }> {
  const staged = stage(changes)
  const stop = staged.board.start()
  await expect.poll(() => staged.board.view.current().live).toBe('live')
  expect(staged.board.view.current().state.columns.submitted.count).toBe(2)
  return { ...staged, stop }
}

function namesIn({ view }: Board, column: ColumnId): string[] {
  return view.current().state.columns[column].candidates.map(({ artistId }) => artistId)
}

const to = (candidate: Candidate, status: Move['to'], message?: string): Move => ({
  candidate,
  to: status,
  order: 'zz',
  message,
})

describe('an open board', () => {
  it('reads each column, counts them and follows what others change', async () => {
    const { board, hear } = await opened()
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'bia'])
    expect(board.view.current().readings.testing).toEqual({
      status: 'idle',
      hasStarted: true,
      hasMore: false,
    })
    hear({ ...ana, status: 'testing', updatedAt: { seconds: 9, nanoseconds: 0 } })
    expect(namesIn(board, 'testing')).toEqual(['ana'])
  })

  it('takes the reads that were begun before it, and reads again on a retry', async () => {
    const { source } = stage()
    const takeBeginning = vi.fn<() => BoardBeginning<string> | undefined>().mockReturnValueOnce({
      columns: eachColumn(() => Promise.resolve({ items: [bia], next: undefined })),
      moment: Promise.resolve({ seconds: 5, nanoseconds: 0 }),
    })
    const board = openBoard({ castingId: 'casting', roleId: undefined, roleIds: [] }, source, takeBeginning)
    board.start()
    await expect.poll(() => board.view.current().live).toBe('live')
    expect(namesIn(board, 'submitted')).toEqual(['bia'])
    expect(source.readColumn).not.toHaveBeenCalled()
    board.retry()
    await expect.poll(() => namesIn(board, 'submitted')).toEqual(['ana', 'bia'])
  })

  it('counts once it sees what others change, and shows who applied meanwhile', async () => {
    const order: string[] = []
    const { board } = await opened({
      watchBoard: (_id, _since, heard) => {
        order.push('followed')
        heard([boardCandidate('caio', 7)])
        return Promise.resolve(() => undefined)
      },
      countBoard: () => {
        order.push('counted')
        return Promise.resolve(COUNTS)
      },
    })
    expect(order).toEqual(['followed', 'counted'])
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'bia', 'caio'])
  })

  it('counts also where it cannot follow', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { board } = stage({ readBoardMoment: () => Promise.reject(new Error('offline')) })
    board.start()
    await expect.poll(() => board.view.current().state.columns.submitted.count).toBe(2)
    expect(board.view.current().live).toBe('failed')
  })

  it('shows a move before the server has answered, and sends the next one after it', async () => {
    const first = Promise.withResolvers<CandidateMovesResult['results']>()
    const { board, source } = await opened()
    vi.mocked(source.moveCandidates).mockReturnValueOnce(first.promise)
    const moving = board.move([to(ana, 'testing')])
    const next = board.move([to(bia, 'testing')])
    expect(namesIn(board, 'testing')).toEqual(['ana', 'bia'])
    await expect.poll(() => vi.mocked(source.moveCandidates).mock.calls.length).toBe(1)
    first.resolve([{ artistId: 'ana', roleId: 'vizinha', outcome: 'done' }])
    expect(await moving).toMatchObject([{ outcome: 'done' }])
    expect(await next).toMatchObject([{ outcome: 'done' }])
    expect(vi.mocked(source.moveCandidates).mock.calls.map(([{ moves }]) => moves[0]?.artistId)).toEqual([
      'ana',
      'bia',
    ])
  })

  it('has settled once the server has answered, whatever it said', async () => {
    const held = Promise.withResolvers<CandidateMovesResult['results']>()
    const { board, source } = await opened()
    vi.mocked(source.saveDrafts).mockReturnValueOnce(held.promise)
    await board.settled()
    const said: string[] = []
    const holding = board.hold([{ candidate: ana, draft: null }]).catch(() => said.push('lost'))
    const settled = board.settled().then(() => said.push('settled'))
    await expect.poll(() => vi.mocked(source.saveDrafts).mock.calls.length).toBe(1)
    expect(said).toEqual([])
    held.reject(new Error('lost'))
    await Promise.all([holding, settled])
    expect(said.toSorted()).toEqual(['lost', 'settled'])
  })

  it('puts back whoever the server refused, and nobody else', async () => {
    const { board } = await opened({
      moveCandidates: () =>
        Promise.resolve([
          { artistId: 'bia', roleId: 'vizinha', outcome: 'done' },
          { artistId: 'ana', roleId: 'vizinha', outcome: 'offAir' },
        ]),
    })
    const moved = await board.move([to(ana, 'testing'), to(bia, 'testing')])
    expect(moved.map(({ outcome }) => outcome)).toEqual(['offAir', 'done'])
    expect([namesIn(board, 'submitted'), namesIn(board, 'testing')]).toEqual([['ana'], ['bia']])
  })

  it('puts everybody back where no server answered, and goes on with the next act', async () => {
    const { board, source } = await opened()
    vi.mocked(source.moveCandidates).mockRejectedValueOnce(new Error('offline'))
    await expect(board.move([to(ana, 'testing')])).rejects.toThrow('offline')
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'bia'])
    await board.move([to(bia, 'testing')])
    expect(namesIn(board, 'testing')).toEqual(['bia'])
  })

  it('leaves somebody where the server has put them meanwhile, also where the answer was lost', async () => {
    const sent = Promise.withResolvers<never>()
    const { board, hear } = await opened({ moveCandidates: () => sent.promise })
    const moving = board.move([to(ana, 'testing')])
    hear({ ...ana, status: 'testing', order: 'zz', updatedAt: { seconds: 9, nanoseconds: 0 } })
    sent.reject(new Error('lost'))
    await expect(moving).rejects.toThrow('lost')
    expect(namesIn(board, 'testing')).toEqual(['ana'])
  })

  it('says of those behind a portion that was not answered that they failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { board, source } = await opened()
    const many = Array.from({ length: 60 }, (_, index) => boardCandidate(`p${String(index)}`, index + 10))
    vi.mocked(source.moveCandidates)
      .mockImplementationOnce(({ moves }) =>
        Promise.resolve(
          moves.map(({ artistId, roleId }) => ({ artistId, roleId, outcome: 'done' as const })),
        ),
      )
      .mockRejectedValueOnce(new Error('offline'))
    const moved = await board.move(many.map((each) => to(each, 'shortlisted')))
    expect(Map.groupBy(moved, ({ outcome }) => outcome).get('done')).toHaveLength(50)
    expect(Map.groupBy(moved, ({ outcome }) => outcome).get('failed')).toHaveLength(10)
  })

  it('puts back to where the server has somebody where two acts on them came to nothing', async () => {
    const { board, source } = await opened()
    vi.mocked(source.moveCandidates).mockRejectedValue(new Error('offline'))
    const first = board.move([to(ana, 'testing')])
    const second = board.move([to({ ...ana, status: 'testing' }, 'proposed')])
    await expect(first).rejects.toThrow('offline')
    await expect(second).rejects.toThrow('offline')
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'bia'])
    expect(namesIn(board, 'testing')).toEqual([])
  })

  it('sends a message with an answer, and shows it before the server has answered', async () => {
    const { board, source } = await opened()
    const moving = board.move([to(ana, 'declined', 'Obrigada, Ana.'), to(bia, 'testing')])
    const [shown] = board.view.current().state.columns.declined.candidates
    expect(shown?.history.at(-1)).toMatchObject({ status: 'declined', message: 'Obrigada, Ana.' })
    await moving
    const [[change] = []] = vi.mocked(source.moveCandidates).mock.calls
    expect(change?.moves).toEqual([
      {
        artistId: 'ana',
        roleId: 'vizinha',
        from: 'submitted',
        to: 'declined',
        order: 'zz',
        message: 'Obrigada, Ana.',
      },
      { artistId: 'bia', roleId: 'vizinha', from: 'submitted', to: 'testing', order: 'zz' },
    ])
  })

  it('holds an answer back behind the acts before it, and lets go of it where the server refuses', async () => {
    const { board, source } = await opened({
      saveDrafts: vi.fn<Source['saveDrafts']>(() =>
        Promise.resolve([
          { artistId: 'ana', roleId: 'vizinha', outcome: 'done' },
          { artistId: 'bia', roleId: 'vizinha', outcome: 'closed' },
        ]),
      ),
    })
    const draft = { to: 'selected', message: 'Parabéns!' } as const
    const first = Promise.withResolvers<CandidateMovesResult['results']>()
    vi.mocked(source.moveCandidates).mockReturnValueOnce(first.promise)
    const moving = board.move([to(bia, 'submitted')])
    const holding = board.hold([
      { candidate: ana, draft },
      { candidate: bia, draft },
    ])
    expect(board.view.current().state.drafts).toBe(2)
    expect(source.saveDrafts).not.toHaveBeenCalled()
    first.resolve([{ artistId: 'bia', roleId: 'vizinha', outcome: 'done' }])
    await moving
    expect((await holding).map(({ outcome }) => outcome)).toEqual(['done', 'closed'])
    const { known, drafts } = board.view.current().state
    expect([known.get('ana_vizinha')?.draft, known.get('bia_vizinha')?.draft]).toEqual([draft, undefined])
    expect(drafts).toBe(1)
  })

  it('counts drafts anew where somebody was changed who may have had one, and only then', async () => {
    const { board, source, hear } = await opened()
    const caio = boardCandidate('caio', 9)
    hear(caio)
    expect(source.countDrafts).not.toHaveBeenCalled()
    hear(boardCandidate('davi', 10, { draft: { to: 'declined', message: '' } }))
    await expect.poll(() => board.view.current().state.drafts).toBe(7)
  })

  it('says that it is no longer followed, begins anew when asked to, and is silent once it was left', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { board, source, hear, lose, stop } = await opened()
    lose()
    expect(board.view.current().live).toBe('failed')
    board.retry()
    await expect.poll(() => board.view.current().live).toBe('live')
    expect(source.watchBoard).toHaveBeenCalledTimes(2)
    stop()
    hear({ ...ana, status: 'testing', updatedAt: { seconds: 9, nanoseconds: 0 } })
    expect(namesIn(board, 'testing')).toEqual([])
  })

  it('asks for a column that did not come once more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const staged = stage()
    vi.mocked(staged.source.readColumn).mockRejectedValueOnce(new Error('offline'))
    staged.board.start()
    const reading = () => staged.board.view.current().readings.submitted.status
    await expect.poll(reading).toBe('failed')
    staged.board.more('submitted')
    await expect.poll(reading).toBe('idle')
    expect(namesIn(staged.board, 'submitted')).toEqual(['ana', 'bia'])
  })
})

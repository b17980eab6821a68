import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { expect, it, vi } from 'vitest'
import type { FeedEntry } from '../../data/feed/entries.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { historyLines } from './historyLines.ts'

const on = (day: number) => ({ seconds: day * 86_400, nanoseconds: 0 })

function listOf<T>(items: readonly T[], state: Partial<PagedList<T>> = {}): PagedList<T> {
  return {
    items,
    status: 'idle',
    hasStarted: true,
    hasMore: false,
    lastFound: items.length,
    more: vi.fn<() => void>(),
    ...state,
  }
}

const happened = (day: number, kind: FeedEntry['kind']): FeedEntry => ({
  id: `${kind}${String(day)}`,
  kind,
  actor: 'artist',
  subject: 'artist',
  at: on(day),
})

function applied(castingId: string, ...steps: readonly (readonly [CandidateStatus, number])[]): Candidate {
  const last = steps.at(-1)
  return {
    castingId,
    artistId: 'artist',
    roleId: 'role',
    status: last?.[0] ?? 'submitted',
    castingTitle: `Casting ${castingId}`,
    roleTitle: 'Papel',
    note: '',
    order: 'a1',
    media: [],
    memo: '',
    movedBy: 'artist',
    followAt: null,
    history: steps.map(([status, day]) => ({ status, at: on(day), by: 'artist' })),
    createdAt: on(steps[0]?.[1] ?? 0),
    updatedAt: on(last?.[1] ?? 0),
  }
}

const saidBy = ({ items }: ReturnType<typeof historyLines>): string[] =>
  items.map(({ words, casting }) => `${words} ${casting?.castingTitle ?? ''}`.trim())

it('holds the steps on every board with its casting, among what else happened', () => {
  const lines = historyLines(
    listOf([
      happened(6, 'profileChange'),
      happened(5, 'lookConfirmed'),
      happened(3, 'application'),
      happened(1, 'registration'),
    ]),
    listOf([applied('A', ['submitted', 3], ['shortlisted', 7])]),
  )
  expect(saidBy(lines)).toEqual([
    'Entrou na pré-seleção de Casting A',
    'Mudou o perfil',
    'Confirmou que o look continua igual',
    'Inscreveu-se em Casting A',
    'Fez o cadastro',
  ])
})

it('goes as far back as all of it is known, and reads on where it ends the soonest', () => {
  const feed = listOf([happened(9, 'profileChange'), happened(8, 'profileChange')], { hasMore: true })
  const candidates = listOf(
    [applied('A', ['submitted', 2], ['declined', 10]), applied('B', ['submitted', 6])],
    {
      hasMore: true,
    },
  )
  const lines = historyLines(feed, candidates)
  expect(saidBy(lines)).toEqual([
    'Não teve a inscrição aprovada em Casting A',
    'Mudou o perfil',
    'Mudou o perfil',
  ])
  expect(lines.hasMore).toBe(true)
  lines.more()
  expect(feed.more).toHaveBeenCalledTimes(1)
  expect(candidates.more).not.toHaveBeenCalled()
})

it('asks again for what failed, and shows nothing before both have come', () => {
  const feed = listOf<FeedEntry>([], { status: 'failed', hasStarted: false, hasMore: true })
  const candidates = listOf([applied('A', ['submitted', 2])])
  const lines = historyLines(feed, candidates)
  expect(lines).toMatchObject({ items: [], status: 'failed', hasStarted: false })
  lines.more()
  expect(feed.more).toHaveBeenCalledTimes(1)
  expect(candidates.more).not.toHaveBeenCalled()
})

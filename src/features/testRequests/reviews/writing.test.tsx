import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as ReviewsModule from '../../../data/testRequests/reviews.ts'
import { createPlayers } from '../../../data/testRequests/watching/players.ts'
import type { SentTake } from '../../../data/testRequests/watching/sentTake.ts'
import type { Watching } from '../../../data/testRequests/watching/useWatching.ts'
import { NewComment } from './NewComment.tsx'
import { RatingField } from './RatingField.tsx'

const server = vi.hoisted(() => ({ answers: [] as PromiseWithResolvers<void>[], sent: [] as unknown[] }))

vi.mock('../../../data/testRequests/reviews.ts', async (original) => {
  const write = (...sent: unknown[]): Promise<void> => {
    const answer = Promise.withResolvers<void>()
    server.answers.push(answer)
    server.sent.push(sent.slice(1))
    return answer.promise
  }
  return { ...(await original<typeof ReviewsModule>()), addComment: write, setRating: write }
})

const TEST = { id: 'test', artistId: 'ana' }
const at = { seconds: 1, nanoseconds: 0 }
const TAKE: SentTake = {
  id: 'take',
  number: 1,
  path: 'tests/ana/test/take',
  artistId: 'ana',
  type: 'video/mp4',
  bytes: 1,
  md5: 'AAAAAAAAAAAAAAAAAAAAAA==',
  status: 'sent',
  begunAt: at,
}

/** Somebody watches a take, and is at this moment. */
function watchingAt(moment: { atMs: number }): Watching {
  const nothing = (): void => undefined
  return {
    takes: [TAKE],
    shown: [TAKE],
    isPaired: false,
    isPlaying: false,
    speed: 1,
    players: createPlayers(1, nothing),
    isWanted: () => true,
    want: nothing,
    choose: nothing,
    pair: nothing,
    toggle: nothing,
    playTogether: nothing,
    seekBy: nothing,
    stepFrame: nothing,
    setSpeed: nothing,
    changeSpeed: nothing,
    goTo: nothing,
    moment: () => ({ take: TAKE, ...moment }),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(server, { answers: [], sent: [] })
  sessionStorage.clear()
})

async function answer(how: 'yes' | 'no'): Promise<void> {
  const last = server.answers.at(-1)
  await act(async () => {
    if (how === 'yes') last?.resolve()
    else last?.reject(new Error('refused'))
    await last?.promise.catch(() => undefined)
  })
}

const field = (): HTMLElement => screen.getByLabelText('Comentário')
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } })

it('a comment speaks of the moment at which it was begun, until another one is chosen or none', async () => {
  const moment = { atMs: 12_400 }
  render(<NewComment test={TEST} watching={watchingAt(moment)} viewer="beto" />)
  type('Q')
  moment.atMs = 40_000
  type('Que pausa.')
  expect(screen.getByText('em 0:12')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Usar este momento' }))
  expect(screen.getByText('em 0:40')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Tirar o tempo' }))
  expect(screen.getByText('do começo')).toBeVisible()
  type('')
  type('De novo.')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(server.sent).toEqual([[{ author: 'beto', takeId: 'take', atMs: 40_000, text: 'De novo.' }]])
  await answer('yes')
  expect(field()).toHaveValue('')
})

it('a comment that is refused stays, through a reload, and goes when it is sent again', async () => {
  const comment = <NewComment test={TEST} watching={watchingAt({ atMs: 0 })} viewer="beto" />
  const { unmount } = render(comment)
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }))
  expect(screen.getByText('Escreva o comentário.')).toBeVisible()
  type('Fica.')
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }))
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^Sem conexão/)).toBeVisible()
  await answer('no')
  expect(screen.getByRole('alert')).toHaveTextContent('O comentário não foi salvo.')
  unmount()
  render(comment)
  expect(field()).toHaveValue('Fica.')
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }))
  await answer('yes')
  expect(field()).toHaveValue('')
  expect(server.sent).toHaveLength(2)
})

it('a rating that is refused says so, and is tried again', async () => {
  const ratings = [{ kind: 'rating', author: 'beto', artistId: 'ana', at, rating: 2 } as const]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RatingField test={TEST} ratings={ratings} viewer="beto" />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: '5' }))
  await answer('no')
  expect(screen.getByRole('alert')).toHaveTextContent('A avaliação não foi salva.')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await answer('yes')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.sent).toEqual([
    ['beto', 5],
    ['beto', 5],
  ])
})

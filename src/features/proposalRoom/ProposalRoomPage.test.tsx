import { sampleOpenedRoom, sampleRoom, sampleRoomArtist } from '@ribalta/domain/testing/sampleRoom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Component } from './ProposalRoomPage.tsx'

const KEY = 'a-key-that-only-the-client-has'
const ANA = sampleRoomArtist('ana')
const BIA = sampleRoomArtist('bia')
const CLOSED = 'Esta apresentação não está disponível'

/** What was asked, as text. */
let asked: { readonly url: string; readonly body: string }[] = []
/** What the server answers from now on. */
let answer: () => Promise<Response>

function answerRoom(...artists: readonly (typeof ANA)[]): void {
  answer = () => Promise.resolve(Response.json({ result: sampleOpenedRoom(sampleRoom(artists)) }))
}
function refuse(status: string, code: number, message: string): void {
  answer = () => Promise.resolve(Response.json({ error: { status, message } }, { status: code }))
}

beforeEach(() => {
  asked = []
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push({ url, body })
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(hash = `#${KEY}`) {
  const router = createMemoryRouter([{ path: '/proposta/:proposalId', Component }], {
    initialEntries: [`/proposta/inverno${hash}`],
  })
  render(<RouterProvider router={router} />)
  return router
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Campanha de inverno' })
const closed = () => screen.findByRole('heading', { level: 1, name: CLOSED })

it('opens by its link, whose key is in the body of the call alone', async () => {
  answerRoom(ANA, BIA)
  open()
  expect(await title()).toBeVisible()
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { data: { name: 'getProposal', data: { proposalId: 'inverno', key: KEY } } },
  ])
  expect(asked.some(({ url }) => url.includes(KEY))).toBe(false)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY)
})

it.each([
  ['is unknown, wrong or over', 'NOT_FOUND', 404],
  ['can be no link', 'INVALID_ARGUMENT', 400],
])('says one thing of a link that %s', async (_why, status, code) => {
  refuse(status, code, 'Outras palavras.')
  open()
  expect(await closed()).toBeVisible()
  expect(screen.queryByText('Outras palavras.')).toBeNull()
})

it('asks nothing without a key, and says the same', async () => {
  open('')
  expect(await closed()).toBeVisible()
  expect(asked).toEqual([])
})

it('opens another link that is put into the same window', async () => {
  answerRoom(ANA)
  const router = open('#old')
  await title()
  await act(() => router.navigate('/proposta/inverno#new'))
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.body).toContain('"key":"new"')
  expect(await title()).toBeVisible()
})

it('says that the server does not answer, and opens when asked again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  open()
  expect(await screen.findByText('Verifique sua conexão e tente novamente.')).toBeVisible()
  answerRoom(ANA)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await title()).toBeVisible()
})

it('opens by itself when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  open()
  await screen.findByRole('alert')
  answerRoom(ANA)
  fireEvent(window, new Event('online'))
  expect(await title()).toBeVisible()
})

it('says in the server’s words that it was asked too often', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  refuse('RESOURCE_EXHAUSTED', 429, 'Muitas tentativas. Aguarde um minuto.')
  open()
  expect(await screen.findByText('Muitas tentativas. Aguarde um minuto.')).toBeVisible()
})

/** As if the tickets had run out while the tab was away. */
function comeBackLater(): void {
  vi.setSystemTime(Date.now() + 600_000)
  fireEvent(document, new Event('visibilitychange'))
}

it('whoever left is gone when somebody comes back to the tab later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answerRoom(ANA, BIA)
  open()
  await title()
  answerRoom(BIA)
  comeBackLater()
  await expect.poll(() => screen.queryByRole('region', { name: 'Nome ana' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Nome bia' })).toBeInTheDocument()
})

it('a room that was closed meanwhile says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  answerRoom(ANA)
  open()
  await title()
  refuse('NOT_FOUND', 404, 'Outras palavras.')
  comeBackLater()
  expect(await closed()).toBeVisible()
})

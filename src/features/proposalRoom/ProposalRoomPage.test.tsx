import type { Door } from '@ribalta/domain/proposals/room'
import { sampleOpenedRoom, sampleRoom, sampleRoomArtist } from '@ribalta/domain/testing/sampleRoom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReviewer, keepUnsent } from '../../data/proposals/room/deviceReview.ts'
import { Component } from './ProposalRoomPage.tsx'

const KEY = 'a-key-that-only-the-client-has'
const ANA = sampleRoomArtist('ana')
const BIA = sampleRoomArtist('bia')
const MARINA = { secret: 'a-secret-that-only-this-device-has', name: 'Marina' }
const CLOSED = 'Esta apresentação não está disponível'

/** What was asked, as text. */
let asked: { readonly url: string; readonly body: string }[] = []
/** What the server answers from now on. */
let answer: () => Promise<Response>

function answerRoom(...artists: readonly (typeof ANA)[]): void {
  answerWith(sampleOpenedRoom(sampleRoom(artists)))
}
function answerWith(result: object): void {
  answer = () => Promise.resolve(Response.json({ result }))
}
const door = (changes: Partial<Door> = {}) => ({
  door: { title: 'Campanha de inverno', asksCode: false, isCodeWrong: false, ...changes },
})
/** This device has been here before. */
function beKnown(): void {
  keepReviewer('inverno', MARINA)
}
/** The server takes its time, until the answer is given to what comes back. */
function holdAnswer(): (response: Response | Promise<never>) => void {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  return resolve
}
function refuse(status: string, code: number, message: string): void {
  answer = () => Promise.resolve(Response.json({ error: { status, message } }, { status: code }))
}

beforeEach(() => {
  localStorage.clear()
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
const part = (name: string) => screen.findByRole('region', { name })
const closed = () => screen.findByRole('heading', { level: 1, name: CLOSED })

it('opens at once for a device that has been here, by its link, whose key is in the body of the call alone', async () => {
  beKnown()
  answerRoom(ANA, BIA)
  open()
  expect(await part('Nome ana')).toBeInTheDocument()
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { data: { name: 'getProposal', data: { proposalId: 'inverno', key: KEY, reviewer: MARINA } } },
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
  beKnown()
  answerRoom(ANA)
  const router = open('#old')
  await title()
  await act(() => router.navigate('/proposta/inverno#new'))
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.body).toContain('"key":"new"')
  expect(await title()).toBeVisible()
})

it('says that the server does not answer, and that answers which wait are not lost', async () => {
  beKnown()
  keepUnsent('inverno', MARINA, { choices: { ana: { answer: 'yes', comment: '' } }, names: { ana: 'Ana' } })
  vi.spyOn(console, 'warn').mockReturnValue()
  open()
  expect(await screen.findByText(/ainda não foi salvo continua guardado neste aparelho/)).toBeVisible()
})

it('says that the server does not answer, and opens when asked again', async () => {
  beKnown()
  vi.spyOn(console, 'warn').mockReturnValue()
  open()
  expect(await screen.findByText('Verifique sua conexão e tente novamente.')).toBeVisible()
  answerRoom(ANA)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await title()).toBeVisible()
})

it('opens by itself when the connection is back', async () => {
  beKnown()
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
  beKnown()
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
  beKnown()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  answerRoom(ANA)
  open()
  await title()
  refuse('NOT_FOUND', 404, 'Outras palavras.')
  comeBackLater()
  expect(await closed()).toBeVisible()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (place: number) => JSON.parse(asked[place]?.body ?? 'null') as unknown

describe('the door', () => {
  it('is there for a new device before the server answers, and lets in whoever was faster', async () => {
    const arrive = holdAnswer()
    open()
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Marina{Enter}')
    expect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true')
    const field = screen.getByLabelText('Seu nome')
    await expect.poll(() => asked.length).toBe(1)
    answerRoom(ANA)
    arrive(Response.json({ result: door() }))
    expect(await part('Nome ana')).toBeInTheDocument()
    expect(field).not.toBeInTheDocument()
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Nome ana' }))
    expect(document.body).not.toHaveFocus()
  })

  it('keeps what is typed before the server answers that it asks for a code, too', async () => {
    const arrive = holdAnswer()
    open()
    const field = screen.getByLabelText('Seu nome')
    await userEvent.type(field, 'Mari')
    await expect.poll(() => asked.length).toBe(1)
    answerWith(door({ title: undefined, asksCode: true }))
    arrive(Response.json({ result: door({ title: undefined, asksCode: true }) }))
    expect(await screen.findByLabelText('Código de acesso')).toBeVisible()
    await userEvent.keyboard('na{Enter}')
    expect(field).toHaveValue('Marina')
    expect(screen.getByLabelText('Código de acesso')).toHaveFocus()
  })

  it('keeps the name where the room does not come, and asks for it again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const arrive = holdAnswer()
    open()
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Marina')
    arrive(Promise.reject(new TypeError('Failed to fetch')))
    await screen.findByRole('alert')
    answerWith(door())
    await press('Tentar novamente')
    await title()
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marina')
  })

  it('gives way to a closed room, of which the device keeps nothing', async () => {
    refuse('NOT_FOUND', 404, 'Outras palavras.')
    open()
    await userEvent.type(screen.getByLabelText('Seu nome'), 'M{Enter}')
    expect(await closed()).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it('asks for a name, and lets in whoever has one; the device is known from then on', async () => {
    answerWith(door())
    open()
    await title()
    expect(screen.queryByLabelText('Código de acesso')).toBeNull()
    await press('Entrar')
    expect(screen.getByLabelText('Seu nome')).toHaveFocus()
    expect(screen.getByText('Diga como você se chama.')).toBeVisible()
    answerRoom(ANA)
    await userEvent.type(screen.getByLabelText('Seu nome'), ' Marina {Enter}')
    expect(await part('Nome ana')).toBeInTheDocument()
    const reviewer = { name: 'Marina', secret: expect.stringMatching(/^[0-9a-f]{48}$/) as string }
    expect(sent(1)).toEqual({
      data: { name: 'getProposal', data: { proposalId: 'inverno', key: KEY, reviewer } },
    })
    expect(JSON.parse(localStorage.getItem('ribalta.review.inverno') ?? '')).toMatchObject(reviewer)
  })

  it('asks for a code, says at its field that it is wrong, and keeps the name', async () => {
    answerWith(door({ title: undefined, asksCode: true }))
    open()
    await userEvent.type(await screen.findByLabelText('Seu nome'), 'Marina')
    await press('Entrar')
    expect(screen.getByLabelText('Código de acesso')).toHaveFocus()
    answerWith(door({ title: undefined, asksCode: true, isCodeWrong: true }))
    await userEvent.type(screen.getByLabelText('Código de acesso'), 'errado')
    await press('Entrar')
    expect(await screen.findByText(/^Este código não é o certo/)).toBeVisible()
    expect(screen.getByLabelText('Código de acesso')).toBeInvalid()
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marina')
    expect(sent(1)).toHaveProperty('data.data.code', 'errado')
    await userEvent.type(screen.getByLabelText('Código de acesso'), '!')
    expect(screen.getByLabelText('Código de acesso')).toBeValid()
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('errado')
  })

  it('says in the server’s words that too many were tried', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    answerWith(door({ asksCode: true }))
    open()
    await userEvent.type(await screen.findByLabelText('Seu nome'), 'Marina')
    await userEvent.type(screen.getByLabelText('Código de acesso'), 'errado')
    refuse('RESOURCE_EXHAUSTED', 429, 'Muitos códigos errados. Aguarde.')
    await press('Entrar')
    expect(await screen.findByText('Muitos códigos errados. Aguarde.')).toBeVisible()
  })

  it('does not call a code wrong that the server has not looked at', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    answerWith(door({ asksCode: true, isCodeWrong: true }))
    open()
    await userEvent.type(await screen.findByLabelText('Código de acesso'), 'errado')
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Marina{Enter}')
    expect(await screen.findByText(/^Este código não é o certo/)).toBeVisible()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.type(screen.getByLabelText('Código de acesso'), '!{Enter}')
    expect(await screen.findByText(/^Não foi possível entrar agora/)).toBeVisible()
    expect(screen.getByLabelText('Código de acesso')).toBeValid()
  })

  it('is shown to whoever is inside when a code is set meanwhile, and what was unsent goes on', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    beKnown()
    answerRoom(ANA)
    open()
    await part('Nome ana')
    answer = () => {
      answerWith(door({ asksCode: true }))
      return Promise.resolve(
        Response.json({ error: { status: 'PERMISSION_DENIED', message: 'Entre de novo.' } }, { status: 403 }),
      )
    }
    await userEvent.click(screen.getByRole('radio', { name: 'Sim' }))
    expect(await screen.findByLabelText('Código de acesso')).toBeVisible()
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marina')
    expect(screen.getByText(/ainda não foi salvo está guardado/)).toBeVisible()
    answerRoom(ANA)
    await userEvent.type(screen.getByLabelText('Código de acesso'), 'segredo')
    await press('Entrar')
    await part('Nome ana')
    await expect.poll(() => asked.length).toBe(5)
    expect(sent(4)).toMatchObject({
      data: { name: 'answerProposal', data: { act: 'save', choices: [{ artistId: 'ana', answer: 'yes' }] } },
    })
  })
})

it('a closed room gives back what was not sent, to copy', async () => {
  const user = userEvent.setup()
  keepUnsent('inverno', MARINA, {
    choices: { ana: { comment: 'Ótima!', answer: 'yes', preference: 1 }, bia: { comment: '' } },
    names: { ana: 'Ana Souza', bia: 'Bia Lima' },
  })
  refuse('NOT_FOUND', 404, 'Outras palavras.')
  open()
  await closed()
  const unsent = within(await part('O que você ainda não tinha enviado'))
  const text = 'Ana Souza: Sim, 1ª opção\nÓtima!\n\nBia Lima: sem resposta'
  expect(unsent.getByText((_, element) => element?.textContent === text)).toBeVisible()
  await user.click(unsent.getByRole('button', { name: 'Copiar' }))
  expect(await navigator.clipboard.readText()).toBe(text)
  expect(localStorage.getItem('ribalta.review.inverno')).toContain('Ótima!')
})

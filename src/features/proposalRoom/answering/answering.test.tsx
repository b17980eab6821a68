import type { ProposalAnswer, RoomArtist } from '@ribalta/domain/proposals/room'
import type {
  AnswerProposalInput,
  GetProposalInput,
  Reviewer,
} from '@ribalta/domain/schemas/proposals/answers'
import { sampleOpenedRoom, sampleRoom, sampleRoomArtist } from '@ribalta/domain/testing/sampleRoom'
import { SCRIPT_PAYLOADS } from '@ribalta/domain/testing/scriptPayloads'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepReviewer } from '../../../data/proposals/room/deviceReview.ts'
import { beginVisit } from '../../../data/proposals/room/roomVisit.ts'
import OpenRoom from '../OpenRoom.tsx'

interface Asked {
  readonly data:
    | { readonly name: 'getProposal'; readonly data: GetProposalInput }
    | { readonly name: 'answerProposal'; readonly data: AnswerProposalInput }
}

let saved: AnswerProposalInput[] = []
/** Who said to be there. */
let entered: (Reviewer | undefined)[] = []
let gone: readonly string[] = []

beforeEach(() => {
  localStorage.clear()
  saved = []
  entered = []
  gone = []
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Marina in the room of these artists, at a server that saves whatever it is given. */
async function enter(artists: readonly RoomArtist[], name = 'Marina') {
  const opened: ProposalAnswer = sampleOpenedRoom(sampleRoom(artists))
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as Asked
    if (data.name === 'getProposal') {
      entered.push(data.data.reviewer)
      return Promise.resolve(Response.json({ result: opened }))
    }
    saved.push(data.data)
    const status = data.data.act === 'send' ? 'sent' : 'open'
    return Promise.resolve(Response.json({ result: { status, gone } }))
  })
  keepReviewer('inverno', { secret: 'a-secret-that-only-this-device-has', name })
  const visit = await beginVisit({ proposalId: 'inverno', key: 'key' })
  render(
    <MemoryRouter>
      <OpenRoom hasSpoken={false} visit={visit} />
    </MemoryRouter>,
  )
  return visit
}

const part = (name: string) => within(screen.getByRole('region', { name: `Nome ${name}` }))
const bar = () => within(screen.getByRole('region', { name: 'Suas respostas' }))
const answer = (artist: string, name: string) =>
  userEvent.click(within(part(artist).getByRole('radiogroup', { name: 'Sua resposta' })).getByLabelText(name))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ARTISTS = ['ana', 'bia', 'caio'].map((id) => sampleRoomArtist(id))

it('an answer is saved at once, said to be when it is, counted, and taken back by choosing it again', async () => {
  await enter(ARTISTS)
  expect(bar().getByText('0 de 3 respondidos')).toBeVisible()
  await answer('ana', 'Sim')
  expect(await bar().findByText('Salvo')).toBeVisible()
  expect(bar().getByText('1 de 3 respondidos')).toBeVisible()
  expect(saved[0]).toMatchObject({ act: 'save', choices: [{ artistId: 'ana', answer: 'yes', comment: '' }] })
  await answer('ana', 'Sim')
  expect(part('ana').getByLabelText('Sim')).not.toBeChecked()
  await expect.poll(() => saved.at(-1)?.choices).toEqual([{ artistId: 'ana', comment: '' }])
})

it('answers are given by the keyboard', async () => {
  await enter(ARTISTS)
  part('ana').getByLabelText('Sim').focus()
  await userEvent.keyboard(' {ArrowRight}')
  expect(part('ana').getByLabelText('Talvez')).toBeChecked()
  await userEvent.keyboard(' ')
  expect(part('ana').getByLabelText('Talvez')).not.toBeChecked()
})

it('the first option of a role goes over from one artist to another, and says from whom', async () => {
  await enter(ARTISTS)
  await answer('ana', 'Sim')
  await userEvent.click(part('ana').getByRole('button', { name: '1ª opção' }))
  await answer('bia', 'Sim')
  expect(part('bia').getByText('1ª opção agora: Nome ana')).toBeVisible()
  await userEvent.click(part('bia').getByRole('button', { name: '1ª opção' }))
  expect(part('bia').getByRole('button', { name: '1ª opção' })).toHaveAttribute('aria-pressed', 'true')
  expect(part('ana').getByRole('button', { name: '1ª opção' })).toHaveAttribute('aria-pressed', 'false')
})

it('preferences are asked for with a yes, and where there is somebody to prefer to', async () => {
  await enter([sampleRoomArtist('ana', { role: 'Vizinha' }), sampleRoomArtist('bia', { role: 'Síndica' })])
  await answer('ana', 'Sim')
  expect(screen.queryByRole('button', { name: '1ª opção' })).toBeNull()
})

it('sending asks once where something is missing, and then shows what was sent until it is reopened', async () => {
  await enter(ARTISTS)
  await press('Enviar respostas')
  expect(bar().getByRole('alert')).toHaveTextContent('Escolha Sim, Talvez ou Não')
  await answer('ana', 'Não')
  expect(bar().queryByRole('alert')).toBeNull()
  await userEvent.type(part('ana').getByLabelText('Comentário'), 'Muito jovem')
  await press('Enviar respostas')
  const question = within(await screen.findByRole('dialog', { name: 'Faltam 2 artistas' }))
  await userEvent.click(question.getByRole('button', { name: 'Enviar assim mesmo' }))
  expect(await bar().findByText('Respostas enviadas')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(part('ana').getByText('Não')).toBeVisible()
  expect(part('ana').getByText('Muito jovem')).toBeVisible()
  await press('Mudar respostas')
  expect(await part('ana').findByLabelText('Não')).toBeChecked()
  await answer('ana', 'Talvez')
  await press('Enviar respostas')
  expect(await bar().findByText('Respostas enviadas')).toBeVisible()
  expect(saved.map(({ act }) => act).filter((act) => act !== 'save')).toEqual(['send', 'reopen', 'send'])
})

it('a comment that is too long says so at its field and before sending', async () => {
  const visit = await enter(ARTISTS)
  await answer('ana', 'Sim')
  visit.review.change('ana', { comment: 'x'.repeat(1001) }, true)
  expect(await part('ana').findByText(/^Cabem 1.000 caracteres/)).toBeVisible()
  await press('Enviar respostas')
  expect(bar().getByRole('alert')).toHaveTextContent('O comentário sobre Nome ana está longo demais.')
})

it('an artist who left while something was said of them is named', async () => {
  await enter(ARTISTS)
  gone = ['bia']
  await answer('bia', 'Sim')
  expect(await bar().findByText(/^Nome bia saiu desta apresentação/)).toBeVisible()
  await press('Entendi')
  expect(bar().queryByText(/saiu desta/)).toBeNull()
})

it('somebody is called otherwise from now on, and stays who they are', async () => {
  await enter(ARTISTS)
  await answer('ana', 'Sim')
  await bar().findByText('Salvo')
  await press('Não é você? Trocar de nome')
  const field = await screen.findByLabelText('Seu nome')
  await userEvent.clear(field)
  await userEvent.type(field, 'Júlia{Enter}')
  expect(await screen.findByText('Júlia')).toBeVisible()
  await expect
    .poll(() => entered.at(-1))
    .toEqual({ secret: 'a-secret-that-only-this-device-has', name: 'Júlia' })
})

it('those with a yes or a maybe are compared first, all where somebody wants, and answered there', async () => {
  await enter(ARTISTS)
  await answer('ana', 'Sim')
  await answer('bia', 'Não')
  await press('Comparar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Comparar' }))
  const names = () =>
    dialog.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
  expect(names()).toEqual(['Nome ana'])
  await userEvent.click(dialog.getByRole('button', { name: 'Todos' }))
  expect(names()).toEqual(['Nome ana', 'Nome bia', 'Nome caio'])
  await userEvent.click(within(dialog.getByRole('article', { name: 'Nome caio' })).getByLabelText('Talvez'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Comparar' })).toHaveFocus()
  expect(part('caio').getByLabelText('Talvez')).toBeChecked()
})

it('what is said of one artist leaves what is said of the others as it was, so that they are not drawn anew', async () => {
  const visit = await enter(ARTISTS)
  await answer('ana', 'Sim')
  await bar().findByText('Salvo')
  const before = visit.review.current().choices['ana']
  await userEvent.type(part('bia').getByLabelText('Comentário'), 'Oi')
  expect(visit.review.current().choices['bia']).toEqual({ comment: 'Oi' })
  expect(visit.review.current().choices['ana']).toBe(before)
})

it('a script in a name and in a comment is a text', async () => {
  const [payload = ''] = SCRIPT_PAYLOADS
  await enter(ARTISTS, payload)
  expect(screen.getByText(payload)).toBeVisible()
  await answer('ana', 'Sim')
  await userEvent.click(part('ana').getByLabelText('Comentário'))
  await userEvent.paste(payload)
  expect(part('ana').getByLabelText('Comentário')).toHaveValue(payload)
  expect(document.querySelector('script')).toBeNull()
})

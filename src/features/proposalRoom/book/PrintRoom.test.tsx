import type { OwnReview, RoomArtist } from '@ribalta/domain/proposals/room'
import {
  sampleOpenedRoom,
  sampleRoom,
  sampleRoomArtist,
  sampleRoomImage,
} from '@ribalta/domain/testing/sampleRoom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepReviewer } from '../../../data/proposals/room/deviceReview.ts'
import { beginVisit } from '../../../data/proposals/room/roomVisit.ts'
import { VisitContext } from '../answering/visitContext.ts'
import { PrintRoom } from './PrintRoom.tsx'

const ANA = sampleRoomArtist('ana', { media: [] })
const BIA = sampleRoomArtist('bia', { media: [] })
const ANSWERED: OwnReview = { status: 'open', choices: { ana: { answer: 'yes', comment: 'Que sorriso!' } } }

/** Who is in the room now; undefined where the server does not answer. */
let artists: readonly RoomArtist[] | undefined = []
const printed = vi.fn<() => void>()

beforeEach(() => {
  localStorage.clear()
  printed.mockClear()
  vi.stubGlobal('print', printed)
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    act()
  })
  vi.stubGlobal('fetch', (url: string) => {
    if (url.startsWith('/file/')) return Promise.resolve(new Response('', { status: 403 }))
    if (artists === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      Response.json({ result: { ...sampleOpenedRoom(sampleRoom(artists)), review: ANSWERED } }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Marina in the room of these artists. */
async function enter(...shown: readonly RoomArtist[]): Promise<void> {
  artists = shown
  keepReviewer('inverno', { secret: 'a-secret-that-only-this-device-has', name: 'Marina' })
  const visit = await beginVisit({ proposalId: 'inverno', key: 'key' })
  render(
    <VisitContext value={visit}>
      <PrintRoom />
    </VisitContext>,
  )
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
/** In the book alone: this component draws nothing else with such headings. */
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('prints a cover and each artist, with what was answered, of the room as it is by then', async () => {
  await enter(ANA, BIA, sampleRoomArtist('caio', { media: [] }))
  artists = [ANA, BIA]
  await press()
  await expect.poll(() => printed.mock.calls.length).toBe(1)
  expect(names()).toEqual(['Nome ana', 'Nome bia'])
  expect(screen.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeInTheDocument()
  const [ana, bia] = screen.getAllByRole('article')
  expect(ana).toHaveTextContent('1 de 2')
  expect(ana).toHaveTextContent('Marina: Sim')
  expect(ana).toHaveTextContent('Que sorriso!')
  expect(bia).not.toHaveTextContent('Marina')
})

it('leaves out a photo that does not come, says so, and prints', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await enter(sampleRoomArtist('ana', { media: [sampleRoomImage('ana')] }))
  await press()
  await expect.poll(() => printed.mock.calls.length).toBe(1)
  expect(await screen.findByText('Uma foto não chegou e ficou de fora. Tente de novo.')).toBeVisible()
  expect(within(screen.getByRole('article')).queryByRole('img')).toBeNull()
  expect(warned).toHaveBeenCalledOnce()
})

it('does not print a room that it cannot ask for, and says what to do', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await enter(ANA)
  artists = undefined
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Verifique sua conexão e tente novamente/)
  expect(printed).not.toHaveBeenCalled()
})

it('has the book drawn when the browser’s own menu prints', async () => {
  await enter(ANA)
  expect(names()).toEqual([])
  await expect
    .poll(() => {
      fireEvent(window, new Event('beforeprint'))
      return names()
    })
    .toEqual(['Nome ana'])
})

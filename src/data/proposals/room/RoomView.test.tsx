import { SCRIPT_PAYLOADS } from '@ribalta/domain/testing/scriptPayloads'
import {
  sampleOpenedRoom,
  sampleRoom,
  sampleRoomArtist,
  sampleRoomImage,
} from '@ribalta/domain/testing/sampleRoom'
import type { Room } from '@ribalta/domain/proposals/room'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '../../../lib/storage.ts'
import { FileAddressesContext } from '../../privateFiles/usePrivateFile.ts'
import { createRoomAddresses } from './roomAddresses.ts'
import { RoomView } from './RoomView.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

function show(room: Room, headingLevel?: 1 | 2): void {
  const addresses = createRoomAddresses(sampleOpenedRoom(room), {
    open: () => Promise.reject(new Error('Nothing is asked for here')),
    now: () => 0,
  })
  render(
    <FileAddressesContext value={addresses}>
      <RoomView room={room} {...(headingLevel === undefined ? {} : { headingLevel })} />
    </FileAddressesContext>,
  )
}

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
const part = (name: string) => screen.getByRole('region', { name })

it('a room says for whom it is, what the agency writes, and until when it is open', () => {
  show(sampleRoom([sampleRoomArtist('ana')]))
  expect(screen.getByText('Para Produtora Serra')).toBeVisible()
  expect(screen.getByText(/^Bom dia!\s+Aqui está/)).toHaveClass('whitespace-pre-line')
  expect(screen.getByText('Disponível até 15/01/2027 às 05:00')).toBeVisible()
})

it('artists stand by their roles, each a region by the name, with headings in order', () => {
  const artists = [
    sampleRoomArtist('ana', { role: 'Vizinha' }),
    sampleRoomArtist('bia'),
    sampleRoomArtist('caio', { role: 'Vizinha' }),
  ]
  show(sampleRoom(artists))
  expect(headings()).toEqual([
    'H1 Campanha de inverno',
    'H2 Vizinha',
    'H3 Nome ana',
    'H3 Nome caio',
    'H2 Nome bia',
  ])
  expect(within(part('Nome caio')).getByText('20 a 30 anos')).toBeVisible()
})

it('a room that is shown within a screen begins below its heading', () => {
  show(sampleRoom([sampleRoomArtist('ana', { role: 'Vizinha' })]), 2)
  expect(headings()).toEqual(['H2 Campanha de inverno', 'H3 Vizinha', 'H4 Nome ana'])
})

it('the first portrait is loaded at once, before others, and every photo by its ticket in a frame of its size', async () => {
  show(
    sampleRoom([
      sampleRoomArtist('ana', { media: [sampleRoomImage('ana'), sampleRoomImage('ana', 'perfil')] }),
      sampleRoomArtist('bia'),
    ]),
  )
  const buttons = await screen.findAllByRole('button', { name: /^Ampliar foto/ })
  expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Ampliar foto 1 de 2 de Nome ana',
    'Ampliar foto 2 de 2 de Nome ana',
    'Ampliar foto 1 de 1 de Nome bia',
  ])
  await expect.poll(() => document.images.length).toBe(3)
  const images = [...document.images]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/file/media/ana/foto/1280.webp@1',
    '/file/media/ana/perfil/1280.webp@1',
    '/file/media/bia/foto/1280.webp@1',
  ])
  expect(images.map(({ width, height }) => `${String(width)}x${String(height)}`)[0]).toBe('1280x1600')
})

it('a video is asked for when it is wanted, and not before', async () => {
  const video = { kind: 'video', id: 'cena', path: 'media/ana/cena/video.mp4', bytes: 5_000_000 } as const
  show(
    sampleRoom([
      sampleRoomArtist('ana', {
        media: [video],
        takes: [{ ...video, id: 't', path: 'tests/ana/t/k', seconds: 42 }],
      }),
    ]),
  )
  const videos = within(screen.getByRole('list', { name: 'Vídeos de Nome ana' }))
  expect(videos.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Nome ana, TesteTeste00:42$/),
    expect.stringMatching(/Nome ana, VídeoVídeo$/),
  ])
  expect(document.querySelector('video')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Ver vídeo.*: Nome ana, Vídeo$/ }))
  expect(await screen.findByLabelText('Nome ana, Vídeo')).toHaveAttribute(
    'src',
    '/file/media/ana/cena/video.mp4@1',
  )
})

it('an artist without photos has a portrait’s place', () => {
  show(sampleRoom([sampleRoomArtist('ana', { media: [] })]))
  expect(within(part('Nome ana')).queryByRole('button')).toBeNull()
  expect(part('Nome ana').querySelector('svg')).not.toBeNull()
})

it('a room without artists says so', () => {
  show(sampleRoom([]))
  expect(screen.getByText('Nenhum artista nesta apresentação no momento.')).toBeVisible()
})

it('one goes to a name, which then has the focus', async () => {
  show(sampleRoom([sampleRoomArtist('ana'), sampleRoomArtist('bia', { role: 'Vizinha' })]))
  await userEvent.click(screen.getByRole('button', { name: '2 artistas: pular para um nome' }))
  const names = within(await screen.findByRole('navigation', { name: 'Pular para' }))
  await userEvent.click(names.getByRole('button', { name: 'Nome bia' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Nome bia')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('skills have the catalogue’s names, the strongest first', async () => {
  const entry = (id: string, name: string) => ({
    id,
    type: id,
    descriptionPT: name,
    descriptionEN: name,
    descriptionES: name,
  })
  const skills = [entry('canto', 'Canto'), entry('violao', 'Violão')]
  writeStored('catalogue', JSON.stringify({ version: 2, at: Date.now(), classes: [{ id: 'a' }], skills }))
  show(
    sampleRoom([
      sampleRoomArtist('ana', {
        facts: {
          skills: [
            { id: 'canto', level: 2 },
            { id: 'violao', level: 5 },
            { id: 'unknown', level: 5 },
          ],
        },
      }),
    ]),
  )
  const list = within(await screen.findByRole('list', { name: 'Habilidades de Nome ana' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Violão profissional',
    'Canto básico',
  ])
})

it('a script in any text is shown as a text', () => {
  const [payload = ''] = SCRIPT_PAYLOADS
  show(
    sampleRoom(
      [
        sampleRoomArtist('ana', {
          artisticName: payload,
          role: payload,
          facts: { bio: payload, city: payload },
        }),
      ],
      {
        title: payload,
        client: payload,
        message: payload,
      },
    ),
  )
  expect(document.querySelector('script')).toBeNull()
  expect(screen.getAllByText(payload).length).toBeGreaterThan(4)
})

import type { SendMessageInput, SendMessageResult } from '@ribalta/domain/schemas/conversations/conversation'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFor, noteLeaving } from '../../../lib/keptStorage.ts'
import type * as Addresses from '../../privateFiles/addresses.ts'
import { ConversationView } from '../ConversationView.tsx'
import { CONVERSATION } from '../testing/conversation.ts'
import { ThreadAttachments } from './ThreadAttachments.tsx'

type Send = (input: SendMessageInput) => Promise<SendMessageResult>

const world = vi.hoisted(() => ({
  bytes: new Map<string, Blob>(),
  opened: [] as string[],
  isRefused: false,
  send: undefined as unknown as Send,
}))

vi.mock('./deviceBytes.ts', () => ({
  areBytesKept: () => true,
  bytesOf: (id: string) => Promise.resolve(world.bytes.get(id)),
  keepBytes: (id: string, file: Blob) => {
    world.bytes.set(id, file)
    return Promise.resolve()
  },
  forgetBytes: (ids: readonly string[]) => {
    for (const id of ids) world.bytes.delete(id)
    return Promise.resolve()
  },
  sweepBytes: () => Promise.resolve(),
}))
vi.mock('../../../lib/media/checkFile.ts', () => ({ checkFile: (file: File) => Promise.resolve({ file }) }))
vi.mock('./shrinkPicture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }))
vi.mock('./ownFileUploads.ts', () => ({
  ownFileUploads: {
    upload: (files: readonly { readonly id: string; readonly name: string }[]) =>
      Promise.resolve(files.map(({ id, name }) => ({ tempMediaId: id, name }))),
  },
}))
vi.mock('../messages.ts', () => ({
  watchNewest: (_id: string, onValue: (messages: readonly never[]) => void) => {
    onValue([])
    return Promise.resolve(() => undefined)
  },
}))
vi.mock('../calls.ts', () => ({ sendMessage: (input: SendMessageInput) => world.send(input) }))
vi.mock('../../inboxes/inbox.ts', async (original) => ({
  ...(await original<object>()),
  markRead: () => Promise.resolve(),
}))
vi.mock('../../privateFiles/addresses.ts', async (original) => ({
  ...(await original<typeof Addresses>()),
  fileAddresses: {
    of: (path: string) => {
      world.opened.push(path)
      return world.isRefused ? Promise.reject(new Error('refused')) : Promise.resolve(`/file/${path}`)
    },
    forget: () => undefined,
  },
}))

/** What the page says to have come near. */
let near: (() => void)[] = []

class Observer {
  readonly tell: () => void
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.tell = () => {
      tell([{ isIntersecting: true }])
    }
  }
  observe(): void {
    near.push(this.tell)
  }
  disconnect(): void {
    near = near.filter((tell) => tell !== this.tell)
  }
}

const PHOTO = { kind: 'image', name: 'foto.jpg', bytes: 1_258_291, path: 'chat/ana/m/0' } as const
const PDF = { kind: 'pdf', name: 'cena.pdf', bytes: 40_960, path: 'chat/ana/m/1' } as const

beforeEach(() => {
  near = []
  world.bytes.clear()
  world.opened = []
  world.isRefused = false
  world.send = () => new Promise(() => undefined)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  keepFor('ana')
})
afterEach(() => {
  noteLeaving()
  keepFor(null)
  vi.unstubAllGlobals()
})

const comeNear = (): void => {
  act(() => {
    for (const tell of near) tell()
  })
}
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}

describe('what went with a message', () => {
  it('is a picture that is asked for once it comes near, called by its name and whose it is, and all of it can be kept', async () => {
    render(<ThreadAttachments attachments={[PHOTO, PDF]} from="Bia Leal, da agência" />)
    const picture = screen.getByRole('button', { name: 'Foto foto.jpg, de Bia Leal, da agência' })
    expect(world.opened).toEqual([])
    comeNear()
    await expect.poll(() => picture.querySelector('img')?.getAttribute('src')).toBe('/file/chat/ana/m/0')
    expect(world.opened).toEqual(['chat/ana/m/0'])
    expect(screen.getByRole('button', { name: 'Baixar foto.jpg' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Baixar cena.pdf' })).toBeVisible()
    expect(screen.getByText('1,2 MB')).toBeVisible()
    expect(screen.getByText('40 kB')).toBeVisible()
  })

  it('opens large, with the same name', async () => {
    render(<ThreadAttachments attachments={[PHOTO]} from="você" />)
    comeNear()
    press('Foto foto.jpg, de você')
    expect(await screen.findByRole('img', { name: 'Foto foto.jpg, de você' })).toBeInTheDocument()
  })

  it('that does not come says so, and comes when it is asked for again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    world.isRefused = true
    render(<ThreadAttachments attachments={[PHOTO]} from="você" />)
    comeNear()
    expect(await screen.findByText('A foto não veio.')).toBeVisible()
    world.isRefused = false
    press('Tentar de novo')
    comeNear()
    expect(await screen.findByRole('button', { name: 'Foto foto.jpg, de você' })).toBeVisible()
  })
})

describe('files that go with what one writes', () => {
  const open = () => {
    render(
      <MemoryRouter>
        <ConversationView conversation={CONVERSATION} reader="ana" />
      </MemoryRouter>,
    )
  }
  const choose = (...files: readonly File[]): void => {
    fireEvent.change(screen.getByLabelText('Anexar'), { target: { files } })
  }
  const photo = new File(['foto'], 'foto.jpg', { type: 'image/jpeg' })
  const pdf = new File(['%PDF-1'], 'cena.pdf', { type: 'application/pdf' })
  const field = () => screen.getByRole('textbox', { name: 'Mensagem' })

  it('are listed with their size, and can be put aside, which leaves the focus in the field', async () => {
    open()
    choose(photo, pdf)
    const list = within(screen.getByRole('list', { name: 'Anexos' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect.poll(() => list.queryAllByText('Preparando…')).toEqual([])
    press('Tirar cena.pdf')
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(field()).toHaveFocus()
  })

  it('are refused in words, and what is pasted or dropped is taken as what is chosen', async () => {
    open()
    choose(new File(['x'], 'ensaio.mp4', { type: 'video/mp4' }))
    expect(await screen.findByText(/^ensaio.mp4: Formato não aceito/)).toBeVisible()
    fireEvent.paste(field(), { clipboardData: { types: ['text/plain', 'Files'], files: [photo] } })
    expect(screen.queryByRole('list', { name: 'Anexos' })).not.toBeInTheDocument()
    fireEvent.paste(field(), { clipboardData: { types: ['Files'], files: [photo] } })
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [pdf] } })
    expect(within(screen.getByRole('list', { name: 'Anexos' })).getAllByRole('listitem')).toHaveLength(2)
    await expect.poll(() => screen.queryByText('Preparando…')).toBeNull()
  })

  it('go without a word, and come back with what was written when the message is refused', async () => {
    const send = vi.fn<Send>(() =>
      Promise.reject(
        Object.assign(new Error('O arquivo “foto.jpg” não é uma foto nem um PDF.'), {
          code: 'functions/invalid-argument',
        }),
      ),
    )
    world.send = send
    open()
    choose(photo)
    await expect.poll(() => screen.queryByText('Preparando…')).toBeNull()
    press('Enviar')
    const log = within(screen.getByRole('log', { name: 'Mensagens' }))
    expect(log.getByText(/foto\.jpg/)).toBeVisible()
    expect(await log.findByText('O arquivo “foto.jpg” não é uma foto nem um PDF.')).toBeVisible()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ text: '', attachments: [{ name: 'foto.jpg' }] })
    press('Editar')
    expect(screen.getByRole('button', { name: 'Tirar foto.jpg' })).toBeVisible()
    expect(log.queryByText(/foto\.jpg/)).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    press('Enviar')
    await log.findByText('O arquivo “foto.jpg” não é uma foto nem um PDF.')
    press('Apagar')
    await expect.poll(() => world.bytes.size).toBe(0)
  })
})

import type { SendMessageInput, SendMessageResult } from '@ribalta/domain/schemas/conversations/conversation'
import type { OpenUploadsInput } from '@ribalta/domain/schemas/media/uploads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileUploads, type FileUploadPorts } from '../attachments/fileUploads.ts'
import { createOutbox, type OutboxFiles, type OutboxMessage, type OutboxShelf } from './outbox.ts'

const MINUTE = 60_000
const failed = (code: string, words: string, details?: object) =>
  Object.assign(new Error(words), { code: `functions/${code}`, details })
const CUT = failed('internal', 'internal')
const GONE = failed('invalid-argument', 'O arquivo “foto.jpg” não foi encontrado; envie-o de novo.', {
  isGone: true,
})

/** A device: what it keeps outlives its pages. */
function makeDevice() {
  const kept = new Map<string, OutboxMessage>()
  const bytes = new Map<string, Blob>()
  const shelf: OutboxShelf = {
    read: () => [...kept.values()],
    keep: (message) => {
      kept.set(message.id, message)
      return true
    },
    drop: (id) => {
      kept.delete(id)
    },
  }
  return { kept, bytes, shelf }
}

/** A server with slots for files, and messages that take them from there. */
function makeServer() {
  const slots = new Map<string, Blob>()
  const taken: SendMessageInput[] = []
  const failures: ({ readonly error: Error; readonly isLost?: boolean } | undefined)[] = []
  let last = 0
  const open = vi.fn<FileUploadPorts['open']>(({ files }) =>
    Promise.resolve({ alive: [], places: files.map(() => `sessao-numero-zero-0000/${String((last += 1))}`) }),
  )
  const upload = vi.fn<FileUploadPorts['send']>(({ path, file }, { onFraction }) => {
    onFraction(1)
    slots.set(path, file)
    return Promise.resolve('sent')
  })
  const send = vi.fn<(input: SendMessageInput) => Promise<SendMessageResult>>((input) => {
    const failure = failures.shift()
    if (failure !== undefined && failure.isLost !== true) return Promise.reject(failure.error)
    const isMissing = input.attachments?.some(({ tempMediaId }) => !slots.has(`temp-media/${tempMediaId}`))
    if (isMissing === true) return Promise.reject(GONE)
    if (!taken.some(({ messageId }) => messageId === input.messageId)) taken.push(input)
    return failure === undefined ? Promise.resolve({ n: taken.length }) : Promise.reject(failure.error)
  })
  return { slots, taken, failures, open, upload, send }
}

/** An upload that goes on until somebody stops it. */
const untilStopped: FileUploadPorts['send'] = (_upload, _listener, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')))
  })

type Server = ReturnType<typeof makeServer>
type Device = ReturnType<typeof makeDevice>

const alone = (_conversationId: string, run: () => Promise<void>): Promise<void> => run()

function openPage(device: Device, server: Server, areKept: OutboxFiles['areKept'] = () => true) {
  const files: OutboxFiles = {
    ...createFileUploads({
      read: (id) => Promise.resolve(device.bytes.get(id)),
      open: server.open,
      send: server.upload,
    }),
    areKept,
    forget: (ids) => {
      for (const id of ids) device.bytes.delete(id)
    },
  }
  const outbox = createOutbox({ shelf: device.shelf, files, send: server.send, alone })
  outbox.resume()
  return outbox
}

const PHOTO = { id: 'f1', name: 'foto.jpg', type: 'image/jpeg', bytes: 4 }
const PDF = { id: 'f2', name: 'cena.pdf', type: 'application/pdf', bytes: 6 }
const message = (id: string, conversationId = 'ana') => ({
  id,
  conversationId,
  text: '',
  files: [PHOTO, PDF],
})

function deviceWithFiles(): Device {
  const device = makeDevice()
  device.bytes.set('f1', new Blob(['foto'])).set('f2', new Blob(['%PDF-1']))
  return device
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a message with files', () => {
  it('asks once for room for all of them, sends them, and is sent with where they are; then they go from the device', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    openPage(device, server).add(message('a'))
    await settle()
    expect(server.open).toHaveBeenCalledExactlyOnceWith({
      sessions: [],
      files: [
        { type: 'image/jpeg', bytes: 4 },
        { type: 'application/pdf', bytes: 6 },
      ],
      dropped: [],
    } satisfies OpenUploadsInput)
    expect(server.taken).toEqual([
      {
        conversationId: 'ana',
        messageId: 'a',
        text: '',
        attachments: [
          { tempMediaId: 'sessao-numero-zero-0000/1', name: 'foto.jpg' },
          { tempMediaId: 'sessao-numero-zero-0000/2', name: 'cena.pdf' },
        ],
      },
    ])
    expect([...device.bytes.keys()]).toEqual([])
  })

  it('says how far they are of all their bytes, and that nothing comes through', async () => {
    const server = makeServer()
    const end = Promise.withResolvers<'sent'>()
    server.upload.mockImplementation((_upload, { onFraction, onCut }) => {
      onFraction(0.5)
      onCut()
      return end.promise
    })
    const outbox = openPage(deviceWithFiles(), server)
    outbox.add(message('a'))
    await settle()
    expect(outbox.current().uploads.get('a')).toEqual({ fraction: 0.2, isCut: true })
    end.resolve('sent')
    await settle()
    expect(outbox.current().uploads.size).toBe(0)
  })

  it('whose page ended in the middle of an upload goes from the next page, once', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.upload.mockImplementationOnce(untilStopped)
    const first = openPage(device, server)
    first.add(message('a'))
    await settle()
    first.close()
    await settle()
    expect(server.taken).toEqual([])
    openPage(device, server)
    await settle()
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['a'])
    expect([device.kept.size, device.bytes.size]).toEqual([0, 0])
  })

  it('waits for a connection with its files, and does not send them twice when only the answer was lost', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.open.mockRejectedValueOnce(CUT)
    server.failures.push({ error: CUT, isLost: true })
    const outbox = openPage(device, server)
    outbox.add(message('a'))
    await settle()
    expect(outbox.current().pauses.get('ana')).toBe('cutOff')
    expect(device.bytes.size).toBe(2)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(server.send).toHaveBeenCalledTimes(2)
    expect(server.upload).toHaveBeenCalledTimes(2)
    expect(server.taken).toHaveLength(1)
    expect(outbox.current().messages).toEqual([])
  })

  it('whose files the server keeps no more sends them anew', async () => {
    const server = makeServer()
    server.failures.push({ error: CUT })
    const outbox = openPage(deviceWithFiles(), server)
    outbox.add(message('a'))
    await settle()
    server.slots.clear()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(server.upload).toHaveBeenCalledTimes(4)
    expect(server.taken).toHaveLength(1)
    expect(outbox.current().messages).toEqual([])
  })

  it('takes another slot where the store refuses one, and says so in words where it refuses that, too', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.upload.mockResolvedValueOnce('refused')
    const outbox = openPage(device, server)
    outbox.add(message('a'))
    await settle()
    expect(server.taken[0]?.attachments?.map(({ tempMediaId }) => tempMediaId)).toEqual([
      'sessao-numero-zero-0000/3',
      'sessao-numero-zero-0000/2',
    ])
    device.bytes.set('f3', new Blob(['foto']))
    server.upload.mockResolvedValueOnce('refused').mockResolvedValueOnce('refused')
    outbox.add({ ...message('b'), files: [{ ...PHOTO, id: 'f3' }] })
    await settle()
    expect(outbox.current().messages[0]?.refused).toBe('O envio do arquivo “foto.jpg” não foi aceito.')
  })

  it.each([
    ['a file that is of another type than it says', 'O arquivo “foto.jpg” não é uma foto nem um PDF.'],
    ['too many bytes', 'O PDF passa de 20 MB.'],
  ])('is refused in the server’s words for %s, and keeps its files', async (_case, words) => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.failures.push({ error: failed('invalid-argument', words) })
    const outbox = openPage(device, server)
    outbox.add(message('a'))
    await settle()
    expect(outbox.current().messages[0]?.refused).toBe(words)
    expect(device.bytes.size).toBe(2)
    outbox.takeBack('a')
    outbox.add(message('b'))
    await settle()
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['b'])
    // They were there already.
    expect(server.upload).toHaveBeenCalledTimes(2)
  })

  it('is refused in words where the device has lost a file, and the next one goes', async () => {
    const device = deviceWithFiles()
    device.bytes.delete('f2')
    const server = makeServer()
    const outbox = openPage(device, server)
    outbox.add(message('a'))
    outbox.add({ id: 'b', conversationId: 'ana', text: 'Oi' })
    await settle()
    expect(outbox.current().messages[0]?.refused).toBe(
      'O arquivo “cena.pdf” não está mais neste aparelho. Escolha-o de novo.',
    )
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['b'])
  })

  it('that its sender puts away while it is on its way is not sent, and its files go', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.upload.mockImplementationOnce(untilStopped)
    const outbox = openPage(device, server)
    outbox.add(message('a'))
    outbox.add({ id: 'b', conversationId: 'ana', text: 'Oi' })
    await settle()
    outbox.remove('a')
    await settle()
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['b'])
    expect(device.bytes.size).toBe(0)
    expect(outbox.current()).toMatchObject({ messages: [], uploads: new Map() })
  })

  it('holds up what comes after it in its conversation, and nothing in another', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    const end = Promise.withResolvers<'sent'>()
    server.upload.mockImplementationOnce(() => end.promise)
    const outbox = openPage(device, server)
    outbox.add({ ...message('a'), files: [PHOTO] })
    outbox.add({ id: 'b', conversationId: 'ana', text: 'Depois' })
    outbox.add({ id: 'c', conversationId: 'bia', text: 'Já' })
    await settle()
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['c'])
    server.slots.set('temp-media/sessao-numero-zero-0000/1', new Blob(['foto']))
    end.resolve('sent')
    await settle()
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['c', 'a', 'b'])
  })

  it('whose files only this page has is left to no other tab, and it is said', async () => {
    const device = deviceWithFiles()
    const server = makeServer()
    server.open.mockRejectedValueOnce(CUT)
    const outbox = openPage(device, server, () => false)
    outbox.add(message('a'))
    await settle()
    expect(outbox.current().isKept).toBe(false)
    expect(device.kept.size).toBe(0)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(server.taken).toHaveLength(1)
    expect(outbox.current().isKept).toBe(true)
  })
})

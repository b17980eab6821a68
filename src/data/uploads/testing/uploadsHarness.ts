import { MAX_MEDIA, VISITOR_LIMITS } from '@ribalta/domain/media/media'
import type { OpenUploadsInput } from '@ribalta/domain/schemas/media/uploads'
import { vi } from 'vitest'
import type { CheckedFile } from '../../../lib/media/checkFile.ts'
import type { Upload } from '../../../lib/media/uploads.ts'
import { createUploadsStore, type UploadPorts } from '../store.ts'

interface Sending {
  tempMediaId: string
  onFraction: (fraction: number) => void
  finish: () => void
  fail: (error: Error) => void
  cancelled: boolean
}

interface FakeServer {
  session: string
  slots: number
  failure: Error | undefined
  /** Answers wait for it. */
  held: Promise<unknown> | undefined
  alive: Set<string>
}

export const SESSION = 'sessao-numero-zero-0000'
export const LIMITS = { files: MAX_MEDIA, ...VISITOR_LIMITS }

/** Creates a store with a fake server, which gives slots of one session, and a fake device. */
export function harness(
  initial: readonly Upload[] = [],
  onDevice: readonly (readonly [string, File])[] = [],
) {
  const sendings: Sending[] = []
  const released: string[] = []
  const asked: OpenUploadsInput[] = []
  const device = new Map(onDevice)
  /** Results of the check by file name; any other file passes. */
  const refusals = new Map<string, CheckedFile>()
  const server: FakeServer = {
    session: SESSION,
    slots: 0,
    failure: undefined,
    held: undefined,
    alive: new Set([SESSION]),
  }
  const clock = { now: 7 }
  let lastId = 0
  const answer = (input: OpenUploadsInput) => {
    const places = input.files.map(() => {
      server.slots += 1
      return `${server.session}/${String(server.slots - 1)}`
    })
    return { alive: input.sessions.filter((id) => server.alive.has(id)), places }
  }
  const ports: UploadPorts = {
    open: (input) => {
      asked.push(input)
      if (server.failure !== undefined) return Promise.reject(server.failure)
      if (server.held !== undefined) return server.held.then(() => answer(input))
      return Promise.resolve(answer(input))
    },
    send: (_file, tempMediaId, onFraction) => {
      let finish: () => void = () => undefined
      let fail: (error: Error) => void = () => undefined
      const done = new Promise<void>((resolve, reject) => {
        finish = resolve
        fail = reject
      })
      const sending: Sending = { tempMediaId, onFraction, finish, fail, cancelled: false }
      sendings.push(sending)
      return {
        done,
        cancel: () => {
          sending.cancelled = true
          fail(new Error('cancelled'))
        },
      }
    },
    check: (file) => Promise.resolve(refusals.get(file.name) ?? { file }),
    newId: () => {
      lastId += 1
      return `id${String(lastId)}`
    },
    createPreview: (file) => `blob:${file.name}`,
    releasePreview: (url) => released.push(url),
    now: () => clock.now,
    device: {
      keep: (id, file) => void device.set(id, file),
      find: (ids) => Promise.resolve(new Map([...device].filter(([id]) => ids.includes(id)))),
      forget: (ids) => {
        for (const id of ids) device.delete(id)
      },
    },
  }
  const store = createUploadsStore(ports, initial)
  const kinds = () => store.current().map(({ state }) => state.kind)
  const id = (index: number) => store.current()[index]?.id ?? ''
  return { store, sendings, released, asked, device, refusals, server, clock, kinds, id }
}

export const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
/** Waits until callbacks of settled promises have run. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
export const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

import { MAX_MEDIA } from '@ribalta/domain/media'
import { describe, expect, it, vi } from 'vitest'
import { createUploadsStore, type UploadPorts } from './store.ts'

interface Sending {
  tempMediaId: string
  onFraction: (fraction: number) => void
  finish: () => void
  fail: (error: Error) => void
  cancelled: boolean
}

function harness() {
  const sendings: Sending[] = []
  const released: string[] = []
  let lastId = 0
  const ports: UploadPorts = {
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
    newId: () => {
      lastId += 1
      return `id${String(lastId)}`
    },
    createPreview: (file) => `blob:${file.name}`,
    releasePreview: (url) => released.push(url),
    now: () => 7,
  }
  const store = createUploadsStore(ports)
  const kinds = () => store.current().map(({ state }) => state.kind)
  const id = (index: number) => store.current()[index]?.id ?? ''
  return { store, sendings, released, kinds, id }
}

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
/** Lets what a settled promise started run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the uploads store', () => {
  it('sends two at a time, the next as soon as one is stored', async () => {
    const { store, sendings, kinds } = harness()
    store.add([photo('a'), photo('b'), photo('c')], 12)
    expect(kinds()).toEqual(['sending', 'sending', 'waiting'])
    sendings[0]?.finish()
    await settle()
    expect(kinds()).toEqual(['sent', 'sending', 'sending'])
  })

  it('shows how far each is', () => {
    const { store, sendings } = harness()
    store.add([photo('a')], 12)
    sendings[0]?.onFraction(0.4)
    expect(store.current()[0]?.state).toEqual({ kind: 'sending', fraction: 0.4 })
  })

  it('takes a new slot for a retry, since the first may have been stored without our knowing', async () => {
    const { store, sendings, kinds, id } = harness()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    store.add([photo('a')], 12)
    sendings[0]?.fail(new Error('offline'))
    await settle()
    expect(kinds()).toEqual(['failed'])
    store.retry(id(0))
    sendings[1]?.finish()
    await settle()
    const slots = sendings.map(({ tempMediaId }) => tempMediaId.split('/')[1])
    expect(slots).toEqual(['0', '1'])
    expect(store.current()[0]?.state).toEqual({ kind: 'sent', tempMediaId: sendings[1]?.tempMediaId, at: 7 })
  })

  it('opens another session when the slots of one are used', async () => {
    const { store, sendings, id } = harness()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    store.add([photo('a')], 12)
    for (let attempt = 0; attempt < MAX_MEDIA; attempt += 1) {
      sendings[attempt]?.fail(new Error('offline'))
      await settle()
      store.retry(id(0))
    }
    const sessions = new Set(sendings.map(({ tempMediaId }) => tempMediaId.split('/')[0]))
    expect(sendings).toHaveLength(MAX_MEDIA + 1)
    expect(sessions.size).toBe(2)
    expect(sendings[MAX_MEDIA]?.tempMediaId).toMatch(/\/0$/)
  })

  it('cancels one without a word about failure, and goes on with the next', async () => {
    const { store, sendings, kinds, id } = harness()
    store.add([photo('a'), photo('b'), photo('c')], 12)
    store.cancel(id(0))
    await settle()
    expect(sendings[0]?.cancelled).toBe(true)
    expect(kinds()).toEqual(['cancelled', 'sending', 'sending'])
  })

  it('lets go of the preview of what is removed', async () => {
    const { store, released, sendings, id } = harness()
    store.add([photo('a')], 12)
    store.remove(id(0))
    await settle()
    expect(store.current()).toEqual([])
    expect(sendings[0]?.cancelled).toBe(true)
    expect(released).toEqual(['blob:a'])
  })

  it('tells when nothing is on its way any more', async () => {
    const { store, sendings } = harness()
    store.add([photo('a'), photo('b')], 12)
    const settled = vi.fn<() => void>()
    const waiting = store.settled().then(settled)
    sendings[0]?.finish()
    await settle()
    expect(settled).not.toHaveBeenCalled()
    sendings[1]?.finish()
    await waiting
    expect(settled).toHaveBeenCalledOnce()
  })
})

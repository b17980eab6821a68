import { UPLOADS_KEPT_MS } from '@ribalta/domain/media/media'
import { describe, expect, it, vi } from 'vitest'
import { sessionOf, type Upload } from '../../lib/media/uploads.ts'
import { readUploads, writeUploads } from './keptUploads.ts'
import { harness, LIMITS, photo, quiet, SESSION, settle } from './testing/uploadsHarness.ts'

describe('the uploads store', () => {
  it('asks for all slots at once, and sends two at a time, the next as soon as one is stored', async () => {
    const { store, sendings, asked, kinds } = harness()
    store.add([photo('a'), photo('b'), photo('c')], LIMITS)
    expect(kinds()).toEqual(['checking', 'checking', 'checking'])
    await settle()
    expect(kinds()).toEqual(['sending', 'sending', 'waiting'])
    expect(asked.map(({ files }) => files.length)).toEqual([3])
    sendings[0]?.finish()
    await settle()
    expect(kinds()).toEqual(['sent', 'sending', 'sending'])
    expect(asked).toHaveLength(1)
  })

  it('shows how far each is', async () => {
    const { store, sendings } = harness()
    store.add([photo('a')], LIMITS)
    await settle()
    sendings[0]?.onFraction(0.4)
    expect(store.current()[0]?.state).toEqual({ kind: 'sending', fraction: 0.4 })
  })

  it('takes a new slot for a retry and gives the first back, which may have been filled without our knowing', async () => {
    const { store, sendings, asked, kinds, id } = harness()
    quiet()
    store.add([photo('a')], LIMITS)
    await settle()
    sendings[0]?.fail(new TypeError('offline'))
    await settle()
    expect(kinds()).toEqual(['failed'])
    store.retry(id(0))
    await settle()
    sendings[1]?.finish()
    await settle()
    expect(asked[1]).toMatchObject({
      sessions: ['sessao-numero-zero-0000'],
      dropped: ['sessao-numero-zero-0000/0'],
    })
    expect(store.current()[0]?.state).toEqual({
      kind: 'sent',
      tempMediaId: 'sessao-numero-zero-0000/1',
      at: 7,
    })
  })

  it('gives back a slot that was asked for and comes when its file has asked for another', async () => {
    const { store, server, sendings, asked, id } = harness()
    const answer = Promise.withResolvers<void>()
    server.held = answer.promise
    store.add([photo('a')], LIMITS)
    await settle()
    store.cancel(id(0))
    store.retry(id(0))
    expect(asked).toHaveLength(2)
    answer.resolve()
    await settle()
    expect(sendings.map(({ tempMediaId }) => tempMediaId)).toEqual([`${SESSION}/1`])
    expect(store.current()[0]?.place).toBe(`${SESSION}/1`)
    await store.renew()
    expect(asked[2]?.dropped).toEqual([`${SESSION}/0`])
  })

  it('gives back, once, what was asked for by a file that is cancelled', async () => {
    const { store, server, asked, id } = harness()
    const answer = Promise.withResolvers<void>()
    server.held = answer.promise
    store.add([photo('a')], LIMITS)
    await settle()
    store.cancel(id(0))
    answer.resolve()
    await settle()
    store.retry(id(0))
    await settle()
    expect(asked.map(({ dropped }) => dropped)).toEqual([[], [`${SESSION}/0`]])
  })

  it('says in the words of the server why there is no slot', async () => {
    const { store, server } = harness()
    quiet()
    const reason = 'Muitas tentativas em pouco tempo. Tente de novo em 5 minutos.'
    server.failure = Object.assign(new Error(reason), { code: 'functions/resource-exhausted' })
    store.add([photo('a')], LIMITS)
    await settle()
    expect(store.current()[0]?.state).toEqual({ kind: 'failed', cause: 'refused', reason })
  })

  it('does not blame the connection where the server refused', async () => {
    const { store, sendings } = harness()
    quiet()
    store.add([photo('a')], LIMITS)
    await settle()
    sendings[0]?.fail(Object.assign(new Error('refused'), { code: 'storage/unauthorized' }))
    await settle()
    const reason = 'O servidor não aceitou este envio. Tente de novo.'
    expect(store.current()[0]?.state).toEqual({ kind: 'failed', cause: 'refused', reason })
  })

  it('goes on with what failed for want of a connection when it is back', async () => {
    const { store, server, sendings, kinds } = harness()
    quiet()
    server.failure = new TypeError('offline')
    store.add([photo('a'), photo('b')], LIMITS)
    await settle()
    expect(kinds()).toEqual(['failed', 'failed'])
    server.failure = undefined
    store.resume()
    await settle()
    for (const sending of sendings) sending.finish()
    await settle()
    expect(kinds()).toEqual(['sent', 'sent'])
  })

  it('cancels one without a word about failure, and goes on with the next', async () => {
    const { store, sendings, kinds, id } = harness()
    store.add([photo('a'), photo('b'), photo('c')], LIMITS)
    await settle()
    store.cancel(id(0))
    await settle()
    expect(sendings[0]?.cancelled).toBe(true)
    expect(kinds()).toEqual(['cancelled', 'sending', 'sending'])
  })

  it('lets go of the preview and of the kept file of what is removed', async () => {
    const { store, released, sendings, device, id } = harness()
    store.add([photo('a')], LIMITS)
    await settle()
    expect(device.size).toBe(1)
    store.remove(id(0))
    await settle()
    expect(store.current()).toEqual([])
    expect(sendings[0]?.cancelled).toBe(true)
    expect(released).toEqual(['blob:a'])
    expect(device.size).toBe(0)
  })

  it('keeps nothing on the device once everything is claimed', async () => {
    const { store, device } = harness()
    store.add([photo('a'), photo('b')], LIMITS)
    await settle()
    store.clear()
    expect(device.size).toBe(0)
  })

  it('tells when nothing is on its way any more', async () => {
    const { store, sendings } = harness()
    store.add([photo('a'), photo('b')], LIMITS)
    await settle()
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

describe('a chosen file', () => {
  it('is not sent when its content is refused, and its reason goes with it', async () => {
    const { store, sendings, device, refusals, kinds, id } = harness()
    refusals.set('b', { reason: 'O arquivo está com defeito.' })
    store.add([photo('a'), photo('b'), photo('c')], LIMITS)
    await settle()
    expect(kinds()).toEqual(['sending', 'refused', 'sending'])
    expect(store.current()[1]?.state).toMatchObject({ reason: 'O arquivo está com defeito.' })
    expect([sendings.length, device.size]).toEqual([2, 2])
    store.remove(id(1))
    expect(kinds()).toEqual(['sending', 'sending'])
  })

  it('is sent as what it was converted to', async () => {
    const { store, asked, device, refusals } = harness()
    const converted = new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' })
    refusals.set('IMG_1.HEIC', { file: converted })
    store.add([new File(['heic'], 'IMG_1.HEIC', { type: '' })], LIMITS)
    await settle()
    expect(store.current()).toMatchObject([{ name: 'IMG_1.jpg', type: 'image/jpeg', size: 4 }])
    expect(asked[0]?.files).toEqual([{ type: 'image/jpeg', bytes: 4 }])
    expect([...device.values()]).toEqual([converted])
  })

  it('is forgotten when it is removed while it is being looked at', async () => {
    const { store, sendings, device, id } = harness()
    store.add([photo('a'), photo('b')], LIMITS)
    store.remove(id(0))
    await settle()
    expect(store.current().map(({ name }) => name)).toEqual(['b'])
    expect([sendings.length, device.size]).toEqual([1, 1])
  })
})

describe('what was sent', () => {
  async function sentOne() {
    const made = harness()
    made.store.add([photo('a')], LIMITS)
    await settle()
    made.sendings[0]?.finish()
    await settle()
    return made
  }

  it('is renewed, but not when the server has just said that it keeps it', async () => {
    const { store, asked, clock } = await sentOne()
    await store.renew()
    expect(asked).toHaveLength(1)
    clock.now += UPLOADS_KEPT_MS / 2
    await store.renew()
    expect(asked[1]).toEqual({ sessions: ['sessao-numero-zero-0000'], files: [], dropped: [] })
    expect(store.current()[0]?.state).toMatchObject({ kind: 'sent', at: clock.now })
  })

  it('is sent again when the server keeps it no more', async () => {
    const { store, server, clock, sendings, kinds } = await sentOne()
    clock.now += UPLOADS_KEPT_MS / 2
    server.alive.clear()
    server.session = 'sessao-numero-um-000000'
    await store.renew()
    expect(kinds()).toEqual(['sending'])
    await settle()
    sendings[1]?.finish()
    await settle()
    const [{ state } = { state: undefined }] = store.current()
    expect(state?.kind === 'sent' ? sessionOf(state.tempMediaId) : state).toBe('sessao-numero-um-000000')
  })

  it('is sent again when a call does not find it, once', async () => {
    const { store, sendings, kinds } = await sentOne()
    const gone = Object.assign(new Error('gone'), { details: { isGone: true, position: 1 } })
    expect(store.sendGone(new Error('another'), ['sessao-numero-zero-0000/0'])).toBe(false)
    expect(store.sendGone(gone, ['sessao-numero-zero-0000/0'])).toBe(true)
    expect(kinds()).toEqual(['sending'])
    await settle()
    sendings[1]?.finish()
    await settle()
    expect(store.current()[0]?.state).toMatchObject({
      kind: 'sent',
      tempMediaId: 'sessao-numero-zero-0000/1',
    })
    expect(store.sendGone(gone, ['sessao-numero-zero-0000/1'])).toBe(false)
  })

  it('shows why a call refused it, and takes the reason along when it is removed', async () => {
    const { store, kinds, id } = await sentOne()
    const refused = Object.assign(new Error('broken'), { details: { position: 1 } })
    expect(store.sendGone(refused, [`${SESSION}/0`])).toBe(false)
    expect(store.markRefused(new Error('another'), [`${SESSION}/0`], 'não')).toBe(false)
    expect(store.markRefused(refused, [`${SESSION}/0`], 'não pôde ser lido')).toBe(true)
    expect(store.current()[0]?.state).toEqual({
      kind: 'failed',
      cause: 'refused',
      reason: 'não pôde ser lido',
    })
    store.remove(id(0))
    expect(kinds()).toEqual([])
  })

  it('is not taken for sent after an hour without a word from the server', async () => {
    const { store, server, clock, kinds } = await sentOne()
    quiet()
    server.failure = new TypeError('offline')
    clock.now += UPLOADS_KEPT_MS / 2
    await store.renew()
    expect(kinds()).toEqual(['sent'])
    clock.now += UPLOADS_KEPT_MS / 2
    await store.renew()
    await settle()
    expect(kinds()).toEqual(['failed'])
  })
})

describe('after a reload', () => {
  /** As the draft keeps them: one that is there, one that the reload cut off, one of which only the name is left. */
  function reloaded(now: number) {
    const before: Upload[] = ['a', 'b', 'c'].map((id, slot) => {
      const place = `sessao-numero-zero-0000/${String(slot)}`
      const state: Upload['state'] =
        slot === 0 ? { kind: 'sent', tempMediaId: place, at: 7 } : { kind: 'sending', fraction: 0.5 }
      return { id, name: `${id}.jpg`, type: 'image/jpeg', size: 5, place, state }
    })
    const stored = JSON.parse(JSON.stringify(writeUploads(before))) as Record<string, unknown>[]
    return harness(readUploads(stored, now), [
      ['a', photo('a.jpg')],
      ['b', photo('b.jpg')],
    ])
  }

  it('previews are there, and what was cut off is sent from the device', async () => {
    const { store, asked, kinds } = reloaded(8)
    expect(kinds()).toEqual(['sent', 'restoring', 'restoring'])
    await settle()
    expect(kinds()).toEqual(['sent', 'sending', 'missing'])
    expect(store.current().map(({ previewUrl }) => previewUrl)).toEqual([
      'blob:a.jpg',
      'blob:b.jpg',
      undefined,
    ])
    expect(asked[0]).toMatchObject({
      sessions: ['sessao-numero-zero-0000'],
      files: [{ bytes: 5 }],
      dropped: ['sessao-numero-zero-0000/1', 'sessao-numero-zero-0000/2'],
    })
  })

  it('what the server may have swept is sent from the device, too', async () => {
    const { kinds } = reloaded(7 + UPLOADS_KEPT_MS)
    await settle()
    expect(kinds()).toEqual(['sending', 'sending', 'missing'])
  })
  it('no slot is dropped by two calls, of which the later would take what came there meanwhile', async () => {
    const { store, server, sendings, asked } = reloaded(8)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    server.held = promise
    await settle()
    const renewed = store.renew()
    await settle()
    resolve(undefined)
    await settle()
    sendings[0]?.finish()
    await renewed
    const dropped = asked.flatMap((input) => input.dropped)
    expect(dropped).toEqual(['sessao-numero-zero-0000/1', 'sessao-numero-zero-0000/2'])
  })

  it('what could not be told to drop is told the next time', async () => {
    const { store, server, asked } = reloaded(8)
    quiet()
    server.failure = new TypeError('offline')
    await settle()
    server.failure = undefined
    store.resume()
    await settle()
    expect(asked.at(-1)?.dropped.toSorted()).toEqual([
      'sessao-numero-zero-0000/1',
      'sessao-numero-zero-0000/2',
    ])
  })
})

import { hash, randomBytes } from 'node:crypto'
import type { BeginTakeInput } from '@ribalta/domain/schemas/screenTests/take'
import { isoBox, isoIndex } from '@ribalta/domain/testing/isoBox'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { faults, fakeStore, MIB } from '../uploads/testing/fakeStore.ts'
import type { KeptTake } from './deviceTakes.ts'
import type { TakePorts } from './deviceTake.ts'
import { createTakes, type Takes } from './takes.ts'

const CONTENT = randomBytes(4 * MIB)

/** A device, and a server that announces takes. */
function harness(store = fakeStore()) {
  const device = new Map<string, { take: KeptTake; file: Blob | undefined }>()
  const announced = new Map<string, string>()
  const world = {
    isFull: false,
    isDeaf: false,
    refusal: undefined as Error | undefined,
    seconds: 10,
    broken: '',
  }
  let lastId = 0
  let begun = 0
  let last: Promise<unknown> = Promise.resolve()
  const ports: TakePorts = {
    device: {
      keep: (take, file) => {
        if (world.isFull) return Promise.reject(new Error('no room'))
        device.set(take.id, { take, file })
        return Promise.resolve()
      },
      note: (take) => {
        const kept = device.get(take.id)
        if (kept !== undefined) kept.take = take
        return Promise.resolve()
      },
      find: ({ id }) => {
        const kept = device.get(id)
        return Promise.resolve(kept?.file === undefined ? undefined : { take: kept.take, file: kept.file })
      },
      all: () => Promise.resolve([...device.values()].map(({ take }) => take)),
      forget: ({ id }) => {
        device.delete(id)
        return Promise.resolve()
      },
      clear: () => {
        device.clear()
        return Promise.resolve()
      },
    },
    md5: async (file) => hash('md5', Buffer.from(await file.arrayBuffer()), 'base64'),
    check: (file) =>
      Promise.resolve(
        file.name === world.broken
          ? { reason: 'O arquivo está com defeito.' }
          : { file, seconds: world.seconds },
      ),
    begin: ({ md5, takeId }: BeginTakeInput) => {
      begun += 1
      if (world.refusal !== undefined) return Promise.reject(world.refusal)
      if (world.isDeaf) return new Promise(() => undefined)
      const id = announced.get(md5) ?? takeId
      announced.set(md5, id)
      return Promise.resolve({ takeId: id, path: id, uploadUntil: { seconds: 0, nanoseconds: 0 } })
    },
    upload: store.ports,
    lock: (_id, _signal, work) => {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
    newId: () => `take-${String((lastId += 1))}`,
  }
  const openIdle = () => createTakes(ports, 'ana', 'teste')
  const open = (): Takes => {
    const takes = openIdle()
    const sendAll = () => {
      takes.send(takes.current().map(({ id }) => id))
    }
    takes.subscribe(sendAll)
    return takes
  }
  return { device, announced, world, store, asked: () => begun, openIdle, open }
}

const video = (size = 100): File => new File([CONTENT.subarray(0, size)], 'take.mp4', { type: 'video/mp4' })
const kinds = (takes: Takes): string[] => takes.current().map(({ state }) => state.kind)

describe('the takes of a test', () => {
  it('are kept on the device, announced and held by the store', async () => {
    const { open, device, store } = harness()
    const takes = open()
    takes.add([video(), video(200)], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held', 'held'])
    expect([...store.objects.values()].map(({ length }) => length)).toEqual([100, 200])
    expect([...device.values()].every(({ take, file }) => take.isHeld && file !== undefined)).toBe(true)
    expect(takes.current()[0]).toMatchObject({ seconds: 10, isKept: true, isBegun: true })
  })

  it('survive any number of pages that end at any request, each sent once', { tags: 'deep' }, async () => {
    await fc.assert(
      fc.asyncProperty(faults, fc.array(fc.nat(12), { maxLength: 8 }), async (happens, ends) => {
        const store = fakeStore(happens)
        const { open, device } = harness(store)
        let takes = open()
        takes.add([video(3 * MIB)], 60)
        await expect.poll(() => device.size).toBe(1)
        for (const more of ends) {
          const until = store.requests() + more
          await expect.poll(() => store.requests() >= until || kinds(takes).includes('held')).toBe(true)
          takes.stop()
          takes = open()
        }
        await expect.poll(() => kinds(takes)).toEqual(['held'])
        expect(
          [...store.objects.values()].map((object) => object.equals(CONTENT.subarray(0, 3 * MIB))),
        ).toEqual([true])
      }),
      { numRuns: 40 },
    )
  })

  it('are the one that is there already where the same video comes again', async () => {
    const { open, store, device } = harness()
    const takes = open()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    takes.add([video()], 60)
    await expect.poll(() => takes.current().map(({ isAgain }) => isAgain)).toEqual([true])
    expect(store.objects.size).toBe(1)
    await expect.poll(() => device.size).toBe(1)
  })

  it('are the one that is there already where nobody wants either of them sent, too', async () => {
    const { openIdle, device } = harness()
    const takes = openIdle()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['kept'])
    takes.add([video(), video(101)], 60)
    await expect.poll(() => kinds(takes)).toEqual(['kept', 'kept'])
    expect(takes.current().map(({ isAgain }) => isAgain)).toEqual([true, false])
    expect(device.size).toBe(2)
  })

  it('go with their index in front, as a phone does not write it, and come again as the same', async () => {
    const media = isoBox('mdat', CONTENT.subarray(0, 40))
    const phones = new File([media, isoIndex('stco', [8])], 'IMG_0042.MOV', { type: 'video/quicktime' })
    const { open, store } = harness()
    const takes = open()
    takes.add([phones], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    const index = isoIndex('stco', [phones.size - media.length + 8])
    expect([...store.objects.values()]).toEqual([Buffer.concat([index, media])])
    takes.add([phones], 60)
    await expect.poll(() => takes.current().map(({ isAgain }) => isAgain)).toEqual([true])
  })

  it('become the one that another device began', async () => {
    const { open, announced } = harness()
    announced.set(hash('md5', CONTENT.subarray(0, 100), 'base64'), 'de-outro')
    const takes = open()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    expect(takes.current()[0]).toMatchObject({ takeId: 'de-outro', isAgain: true })
  })

  it('are refused in words before anything is kept, for their type, their size and their length', async () => {
    const { open, device, world } = harness()
    const takes = open()
    world.broken = 'defeito.mp4'
    takes.add(
      [
        new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
        new File([], 'nada.mp4', { type: 'video/mp4' }),
        new File(['ftyp'], 'defeito.mp4', { type: 'video/mp4' }),
      ],
      60,
    )
    await expect.poll(() => kinds(takes)).toEqual(['refused', 'refused', 'refused'])
    world.seconds = 90
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['refused', 'refused', 'refused', 'refused'])
    expect(takes.current().map(({ state }) => 'words' in state && state.words)).toEqual([
      'Formato não aceito. Envie um vídeo MP4, MOV ou WebM.',
      'O arquivo está vazio.',
      'O arquivo está com defeito.',
      'O vídeo tem 90 segundos, e o teste pede no máximo 60.',
    ])
    expect(device.size).toBe(0)
  })

  it('say why the server does not take them, and are sent once it does', async () => {
    const { open, world } = harness()
    const words = 'São takes demais. Envie o teste com os que já estão aqui.'
    world.refusal = Object.assign(new Error(words), { code: 'functions/resource-exhausted' })
    const takes = open()
    takes.add([video()], 60)
    await expect.poll(() => takes.current()[0]?.state).toEqual({ kind: 'refused', words, mayRetry: true })
    world.refusal = undefined
    takes.retry('take-1')
    await expect.poll(() => kinds(takes)).toEqual(['held'])
  })

  it('are not asked about again where the server refused them, though they are wanted no more', async () => {
    const { openIdle, world, asked } = harness()
    world.refusal = Object.assign(new Error('Escolha outro.'), { code: 'functions/invalid-argument' })
    const takes = openIdle()
    takes.subscribe(() => {
      takes.send(takes.current().flatMap(({ id, state }) => (state.kind === 'refused' ? [] : [id])))
    })
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['refused'])
    await expect(takes.fileOf('take-1')).resolves.toBeInstanceOf(Blob)
    expect(kinds(takes)).toEqual(['refused'])
    expect(asked()).toBe(1)
  })

  it('are sent all the same from a device without room, which says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { open, world } = harness()
    world.isFull = true
    const takes = open()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    expect(takes.current()[0]?.isKept).toBe(false)
    expect(warned).toHaveBeenCalledWith('A take could not be kept on the device', 'Error')
  })

  it('are sent again where the server misses them, and refused in words where the store then still says no', async () => {
    const { open, store } = harness()
    const takes = open()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    store.objects.clear()
    takes.sendAgain(['take-1'])
    await expect.poll(() => store.objects.size).toBe(1)
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    takes.sendAgain(['take-1'])
    await expect.poll(() => kinds(takes)).toEqual(['refused'])
  })

  it('are sent where they are wanted, one later than another, and rest where they are wanted no more', async () => {
    const { openIdle, store } = harness()
    const takes = openIdle()
    takes.add([video(), video(200)], 60)
    await expect.poll(() => kinds(takes)).toEqual(['kept', 'kept'])
    expect(store.requests()).toBe(0)
    takes.send(['take-2'])
    await expect.poll(() => kinds(takes)).toEqual(['kept', 'held'])
    takes.send(['take-1'])
    takes.send([])
    expect(kinds(takes)).toEqual(['kept', 'held'])
    takes.send(['take-1', 'take-2'])
    await expect.poll(() => kinds(takes)).toEqual(['held', 'held'])
    expect([...store.objects.values()].map(({ length }) => length)).toEqual([200, 100])
  })

  it('wait for no answer that nobody wants any more', async () => {
    const { openIdle, world } = harness()
    world.isDeaf = true
    const takes = openIdle()
    takes.add([video(), video(200)], 60)
    await expect.poll(() => kinds(takes)).toEqual(['kept', 'kept'])
    takes.send(['take-1'])
    await expect.poll(() => kinds(takes)).toEqual(['hashing', 'kept'])
    world.isDeaf = false
    takes.send(['take-2'])
    await expect.poll(() => kinds(takes)).toEqual(['kept', 'held'])
    takes.send(['take-1'])
    await expect.poll(() => kinds(takes)).toEqual(['held', 'held'])
  })

  it('keep what was said of them over a reload', async () => {
    const { openIdle, device } = harness()
    const takes = openIdle()
    takes.add([video()], 60)
    await expect.poll(() => kinds(takes)).toEqual(['kept'])
    takes.choose('take-1', false)
    expect(takes.current()[0]?.choice).toBe(false)
    await expect.poll(() => device.get('take-1')?.take.choice).toBe(false)
    const again = openIdle()
    await expect.poll(() => again.current()[0]?.choice).toBe(false)
  })

  it('take up a recording once it is made ready, or say that it could not be', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { open, device, store } = harness()
    const takes = open()
    const made = { file: video(300), type: 'video/webm', seconds: 12, disk: undefined }
    await takes.addRecording({ id: 'gravacao', name: 'Gravado' }, Promise.resolve(made))
    await expect.poll(() => kinds(takes)).toEqual(['held'])
    expect(takes.current()[0]).toMatchObject({ id: 'gravacao', bytes: 300, seconds: 12, isRecorded: true })
    expect(device.get('gravacao')?.take).toMatchObject({ type: 'video/webm', takeId: 'take-1' })
    expect([...store.objects.keys()]).toEqual(['take-1'])
    await takes.addRecording({ id: 'vazia', name: 'Gravado' }, Promise.reject(new Error('empty')))
    expect(kinds(takes)).toEqual(['held', 'refused'])
  })

  it('leave the device when they are removed, and all of them when the test was sent', async () => {
    const { open, device } = harness()
    const takes = open()
    takes.add([video(), video(200)], 60)
    await expect.poll(() => kinds(takes)).toEqual(['held', 'held'])
    takes.remove('take-1')
    await expect.poll(() => [...device.keys()]).toEqual(['take-2'])
    await takes.clear()
    expect(device.size).toBe(0)
    expect(takes.current()).toEqual([])
  })

  const recording = { id: 'gravacao', name: 'Gravado' }
  const made = { file: video(300), type: 'video/webm', seconds: 12, disk: undefined }

  it('leave the device where somebody signs out while they record, whichever comes first', async () => {
    const { open, device } = harness()
    const takes = open()
    const ended = Promise.withResolvers<typeof made>()
    const before = takes.addRecording({ ...recording, id: 'antes' }, ended.promise)
    takes.leave()
    const after = takes.addRecording(recording, ended.promise)
    ended.resolve(made)
    await Promise.all([before, after])
    expect([...device.keys()]).toEqual([])
  })

  it('stay where somebody’s session ends by itself while they record, and are sent once they are back', async () => {
    const { open, device, store } = harness()
    const takes = open()
    const ended = Promise.withResolvers<typeof made>()
    const added = takes.addRecording(recording, ended.promise)
    takes.stop()
    ended.resolve(made)
    await added
    expect([...device.keys()]).toEqual(['gravacao'])
    expect(store.requests()).toBe(0)
    const back = open()
    await expect.poll(() => kinds(back)).toEqual(['held'])
  })
})

import type { Door } from '@ribalta/domain/proposals/room'
import { sampleOpenedRoom, sampleRoom, sampleRoomArtist } from '@ribalta/domain/testing/sampleRoom'
import { describe, expect, it, vi } from 'vitest'
import { createRoomAddresses } from './roomAddresses.ts'

const ANA = sampleRoomArtist('ana')
const BIA = sampleRoomArtist('bia')
const [A, B] = ['media/ana/foto/1280.webp', 'media/bia/foto/1280.webp']
const SPENT = 540_000

/** What the server says of a link that is good no more. */
const closed = Object.assign(new Error('gone'), { code: 'functions/not-found' })

function harness() {
  const state = {
    now: 0,
    calls: 0,
    artists: [ANA, BIA],
    failure: undefined as Error | undefined,
    door: undefined as Door | undefined,
  }
  const addresses = createRoomAddresses(sampleOpenedRoom(sampleRoom(state.artists), '0'), {
    open: () => {
      state.calls += 1
      const name = String(state.calls)
      if (state.door !== undefined) return Promise.resolve({ door: state.door })
      return state.failure === undefined
        ? Promise.resolve(sampleOpenedRoom(sampleRoom(state.artists), name))
        : Promise.reject(state.failure)
    },
    now: () => state.now,
  })
  const draw = (...paths: string[]) => Promise.all(paths.map(addresses.of))
  const shown = () => {
    const standing = addresses.standing.current()
    return standing.is === 'open' ? standing.room.artists.map(({ id }) => id) : standing.is
  }
  return { addresses, state, draw, shown }
}

describe('addresses of a room', () => {
  it('are those that came with it, until shortly before they end', async () => {
    const { state, draw } = harness()
    expect(await draw(A, B)).toEqual([`/file/${A}@0`, `/file/${B}@0`])
    state.now = SPENT - 1
    expect(await draw(A)).toEqual([`/file/${A}@0`])
    expect(state.calls).toBe(0)
  })

  it('that have run out are asked for with the room, once for all who wait', async () => {
    const { state, draw } = harness()
    state.now = SPENT
    expect(await draw(A, B, A)).toEqual([`/file/${A}@1`, `/file/${B}@1`, `/file/${A}@1`])
    expect(await draw(B)).toEqual([`/file/${B}@1`])
    expect(state.calls).toBe(1)
  })

  it('are known without asking, first those that a page shows already', async () => {
    const { addresses, state, draw } = harness()
    await draw(A)
    await addresses.renew()
    expect([addresses.known(A), addresses.known(B)]).toEqual([`/file/${A}@0`, `/file/${B}@1`])
    expect(addresses.known('media/nobody')).toBeUndefined()
    expect(state.calls).toBe(1)
  })

  it('that were refused are asked for with the room, once for all that were', async () => {
    const { addresses, state, draw } = harness()
    await draw(A, B)
    addresses.forget(A)
    addresses.forget(B)
    expect(await draw(A, B)).toEqual([`/file/${A}@1`, `/file/${B}@1`])
    expect(state.calls).toBe(1)
  })

  it('that were refused late ask for nothing, since the next ones are there', async () => {
    const { addresses, state, draw } = harness()
    await draw(A, B)
    addresses.forget(A)
    await draw(A)
    addresses.forget(B)
    expect(await draw(B)).toEqual([`/file/${B}@1`])
    expect(state.calls).toBe(1)
  })

  it('that are refused leave those of others alone', async () => {
    const { addresses, state, draw } = harness()
    await draw(A, B)
    addresses.forget(A)
    expect(await draw(B)).toEqual([`/file/${B}@0`])
    expect(state.calls).toBe(0)
  })

  it('are none for whoever left, who is gone from the room with the next answer', async () => {
    const { addresses, state, draw, shown } = harness()
    await draw(A)
    state.artists = [BIA]
    addresses.forget(A)
    await expect(draw(A)).rejects.toThrow('not in the room')
    expect(shown()).toEqual(['bia'])
  })

  it('are none once the room is closed, and nobody asks again', async () => {
    const { addresses, state, draw, shown } = harness()
    state.now = SPENT
    state.failure = closed
    await expect(draw(A)).rejects.toThrow('gone')
    expect(shown()).toBe('closed')
    await expect(draw(A)).rejects.toThrow('closed')
    addresses.freshen()
    expect(state.calls).toBe(1)
  })

  it('that did not come over a bad connection leave the room as it was, and are asked for again', async () => {
    const { state, draw, shown } = harness()
    state.now = SPENT
    state.failure = new Error('offline')
    await expect(draw(A)).rejects.toThrow('offline')
    expect(shown()).toEqual(['ana', 'bia'])
    state.failure = undefined
    expect(await draw(A)).toEqual([`/file/${A}@2`])
  })
})

describe('a room whose door asks for something meanwhile', () => {
  const door = { asksCode: true, isCodeWrong: false }

  it('is left for the door, and entered again by what is answered there', async () => {
    const { addresses, state, draw, shown } = harness()
    state.now = SPENT
    state.door = door
    await expect(draw(A)).rejects.toThrow('not in the room')
    expect(addresses.standing.current()).toEqual({ is: 'door', door })
    addresses.freshen()
    expect(state.calls).toBe(1)
    addresses.take(sampleOpenedRoom(sampleRoom([BIA]), 'in'))
    expect(shown()).toEqual(['bia'])
    expect(await draw(B)).toEqual([`/file/${B}@in`])
  })
})

describe('a room to which somebody comes back', () => {
  it('is asked for again after a minute, and not before', async () => {
    const { addresses, state, shown } = harness()
    state.artists = [BIA]
    state.now = 59_999
    addresses.freshen()
    expect(state.calls).toBe(0)
    state.now = 60_000
    addresses.freshen()
    addresses.freshen()
    await expect.poll(shown).toEqual(['bia'])
    expect(state.calls).toBe(1)
  })

  it('is asked for again where it did not come before', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const { addresses, state, draw, shown } = harness()
    await draw(A)
    addresses.forget(A)
    state.failure = new Error('offline')
    await expect(draw(A)).rejects.toThrow('offline')
    addresses.freshen()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    state.failure = undefined
    state.artists = [BIA]
    addresses.freshen()
    await expect.poll(shown).toEqual(['bia'])
  })
})

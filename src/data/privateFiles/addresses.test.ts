import { MAX_FILES_AT_ONCE } from '@ribalta/domain/media/privateFiles'
import { describe, expect, it } from 'vitest'
import { createFileAddresses } from './addresses.ts'

function harness() {
  const calls: (readonly string[])[] = []
  const state = { now: 0, isOffline: false, refused: new Set<string>() }
  const work: (() => void)[] = []
  const addresses = createFileAddresses({
    open: (paths) => {
      calls.push(paths)
      if (state.isOffline) return Promise.reject(new Error('offline'))
      const call = String(calls.length)
      const tickets = paths.map((path) => (state.refused.has(path) ? null : `${path}@${call}`))
      return Promise.resolve({ tickets, seconds: 600 })
    },
    now: () => state.now,
    soon: (next) => work.push(next),
  })
  const draw = (...paths: string[]) => {
    const asked = paths.map(addresses.of)
    for (const next of work.splice(0)) next()
    return Promise.all(asked)
  }
  return { addresses, calls, state, draw }
}

describe('addresses of private files', () => {
  it('that are asked for at once are one call', async () => {
    const { calls, draw } = harness()
    expect(await draw('a', 'b', 'c')).toEqual(['/file/a@1', '/file/b@1', '/file/c@1'])
    expect(calls).toEqual([['a', 'b', 'c']])
  })

  it('are asked for in as few calls as may be', async () => {
    const { calls, draw } = harness()
    await draw(...Array.from({ length: MAX_FILES_AT_ONCE + 5 }, (_, index) => String(index)))
    expect(calls.map(({ length }) => length)).toEqual([MAX_FILES_AT_ONCE, 5])
  })

  it('are kept, also while they are on their way, until shortly before they end', async () => {
    const { calls, state, draw } = harness()
    expect(await draw('a', 'a')).toEqual(['/file/a@1', '/file/a@1'])
    state.now = 539_999
    expect(await draw('a')).toEqual(['/file/a@1'])
    state.now = 540_000
    expect(await draw('a')).toEqual(['/file/a@2'])
    expect(calls).toEqual([['a'], ['a']])
  })

  it('that led nowhere are asked for anew', async () => {
    const { addresses, draw } = harness()
    await draw('a', 'b')
    addresses.forget('a')
    expect(await draw('a', 'b')).toEqual(['/file/a@2', '/file/b@1'])
  })

  it('that were refused take the others along nowhere, and are asked for again', async () => {
    const { state, draw } = harness()
    state.refused.add('a')
    await expect(draw('a')).rejects.toThrow('not for this person')
    expect(await draw('b')).toEqual(['/file/b@2'])
    state.refused.clear()
    expect(await draw('a')).toEqual(['/file/a@3'])
  })

  it('that did not come over a bad connection are asked for again', async () => {
    const { state, draw } = harness()
    state.isOffline = true
    await expect(draw('a', 'b')).rejects.toThrow('offline')
    state.isOffline = false
    expect(await draw('a')).toEqual(['/file/a@2'])
  })
})

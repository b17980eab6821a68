import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceShelf } from './deviceShelf.ts'
import { onOtherTabs } from './otherTabs.ts'

const MESSAGE = { id: 'a', conversationId: 'ana', text: 'Oi', order: 1 }
const ABOUT = { kind: 'test', id: 'cozinha', title: 'Cozinha' } as const

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('messages on the device', () => {
  it('are there as they were, one by one, until they are let go of', () => {
    const files = [{ id: 'f', name: 'foto.jpg', type: 'image/jpeg', bytes: 7 }]
    const refused = { ...MESSAGE, id: 'b', order: 2, about: ABOUT, files, refused: 'Não dá.' }
    expect(deviceShelf.keep(MESSAGE)).toBe(true)
    expect(deviceShelf.keep(refused)).toBe(true)
    expect(new Set(deviceShelf.read())).toEqual(new Set([MESSAGE, refused]))
    deviceShelf.drop('a')
    expect(deviceShelf.read()).toEqual([refused])
  })

  it('are none of what cannot be read, nor of what else is kept', () => {
    localStorage.setItem('ribalta.outbox.broken', '{')
    localStorage.setItem('ribalta.outbox.other', '{"text":1}')
    localStorage.setItem('ribalta.message.ana', 'Oi')
    expect(deviceShelf.read()).toEqual([])
  })

  it('are not kept by a browser that refuses, which is told', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(deviceShelf.keep(MESSAGE)).toBe(false)
    expect(deviceShelf.read()).toEqual([])
  })

  it('are heard of from other tabs until nobody listens', () => {
    const listener = vi.fn<() => void>()
    const stop = onOtherTabs(listener)
    for (const key of ['ribalta.outbox.a', 'ribalta.theme', null]) {
      dispatchEvent(new StorageEvent('storage', { key }))
    }
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    dispatchEvent(new StorageEvent('storage', { key: 'ribalta.outbox.a' }))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFor, onForget, readTab, writeTab } from './keptStorage.ts'
import { readStored, writeStored } from './storage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Everything that somebody may leave, and what is the device's. */
function use(): void {
  writeStored('post.ana.estreia', 'rascunho')
  writeStored('keptSession', 'ana:1')
  writeStored('theme', 'dark')
  writeStored('catalogue', '{}')
  writeTab('cadastro', '{}')
  writeTab('contact', '{}')
  writeTab('reloadedAt', '1')
  localStorage.setItem('ribalta.whatIsToCome', 'x')
  localStorage.setItem('another.application', 'x')
}

const left = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

const DEVICE = ['another.application', 'ribalta.catalogue', 'ribalta.reloadedAt', 'ribalta.theme']

describe('what somebody leaves on a device', () => {
  it('goes when they sign out: all but what is named as the device’s', () => {
    keepFor('ana')
    use()
    keepFor(null)
    expect(left()).toEqual(DEVICE)
  })

  it('goes when another person signs in, whose own it then is', () => {
    keepFor('ana')
    use()
    keepFor('bia')
    expect(left()).toEqual([...DEVICE, 'ribalta.owner', 'ribalta.owner'].toSorted())
    writeTab('contact', '{"bia":1}')
    keepFor('bia')
    expect(readTab('contact')).toBe('{"bia":1}')
  })

  it('goes from memory, too, and only then', () => {
    const told = vi.fn<() => void>()
    onForget(told)
    keepFor('ana')
    keepFor('ana')
    expect(told).not.toHaveBeenCalled()
    keepFor(null)
    expect(told).toHaveBeenCalledOnce()
  })

  it('is not read by who opens their closed tab again', () => {
    keepFor('ana')
    use()
    // They signed out in another tab; this one was closed.
    localStorage.removeItem('ribalta.owner')
    expect(readTab('contact')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual(['ribalta.reloadedAt'])
  })
})

describe('what a visitor typed', () => {
  it('stays as long as nobody has signed in, and with who then does', () => {
    keepFor(null)
    use()
    keepFor(null)
    keepFor('ana')
    expect(readTab('cadastro')).toBe('{}')
    expect(readStored('theme')).toBe('dark')
  })
})

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFor, noteLeaving, onForget, readTab, writeTab } from './keptStorage.ts'
import { readStored, writeStored } from './storage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Everything that somebody may leave, and what is the device's. */
function leaveThings(): void {
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
    leaveThings()
    noteLeaving()
    keepFor(null)
    expect(left()).toEqual(DEVICE)
  })

  it('goes when another person signs in, whose own it then is', () => {
    keepFor('ana')
    leaveThings()
    keepFor('bia')
    expect(left()).toEqual([...DEVICE, 'ribalta.owner', 'ribalta.owner'].toSorted())
    writeTab('contact', '{"bia":1}')
    keepFor('bia')
    expect(readTab('contact')).toBe('{"bia":1}')
  })

  it('goes from memory, too, and only then', () => {
    const told = vi.fn<(waitsFor: string | null) => void>()
    onForget(told)
    keepFor('ana')
    keepFor('ana')
    expect(told).not.toHaveBeenCalled()
    keepFor(null)
    expect(told).toHaveBeenCalledOnce()
  })

  it('is not read by who opens their closed tab again', () => {
    keepFor('ana')
    leaveThings()
    // They signed out in another tab; this one was closed.
    localStorage.removeItem('ribalta.owner')
    expect(readTab('contact')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual(['ribalta.reloadedAt'])
  })
})

describe('work that was not saved', () => {
  const DRAFT = 'form.perfil.ana'

  function loseSession(): void {
    keepFor('ana')
    leaveThings()
    writeTab(DRAFT, '{}')
    keepFor(null)
  }

  it('waits for the same person where their session ended by itself, and nothing else of theirs', () => {
    const told = vi.fn<(waitsFor: string | null) => void>()
    onForget(told)
    loseSession()
    expect(told.mock.calls).toEqual([['ana']])
    expect(readTab(DRAFT)).toBe('{}')
    expect(readTab('contact')).toBeNull()
    expect(readStored('keptSession')).toBeNull()
    keepFor('ana')
    expect(readTab(DRAFT)).toBe('{}')
    expect(readStored('post.ana.estreia')).toBe('rascunho')
  })

  it('goes when another person comes, or somebody leaves after all', () => {
    loseSession()
    const told = vi.fn<(waitsFor: string | null) => void>()
    onForget(told)
    keepFor('bia')
    expect(told.mock.calls).toEqual([[null]])
    expect(readTab(DRAFT)).toBeNull()
    loseSession()
    keepFor('ana')
    noteLeaving()
    keepFor(null)
    expect(left()).toEqual(DEVICE)
  })

  it('stays where the signing out failed', () => {
    keepFor('ana')
    writeTab(DRAFT, '{}')
    noteLeaving()()
    expect(readTab(DRAFT)).toBe('{}')
  })

  it('is not waited for in another tab, whichever of them hears of it first', () => {
    keepFor('ana')
    writeTab(DRAFT, '{}')
    // The other tab has left, and taken away whose the browser was.
    localStorage.removeItem('ribalta.owner')
    keepFor(null)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('leaves what a visitor types meanwhile alone', () => {
    loseSession()
    writeTab('contact', '{"visitor":1}')
    keepFor(null)
    expect(readTab('contact')).toBe('{"visitor":1}')
  })
})

describe('what a visitor typed', () => {
  it('stays as long as nobody has signed in, and with who then does', () => {
    keepFor(null)
    leaveThings()
    keepFor(null)
    keepFor('ana')
    expect(readTab('cadastro')).toBe('{}')
    expect(readStored('theme')).toBe('dark')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFT_KEPT_MS, draftStorage, EMPTY_DRAFT, type RegistrationDraft } from './registrationDraft.ts'
import { EMPTY_REGISTRATION } from './registrationForm.ts'

function typed(city: string): RegistrationDraft {
  const values = { ...EMPTY_REGISTRATION, email: 'ana@example.com', password: 'segredo123', city }
  return { ...EMPTY_DRAFT, values, reached: 2 }
}

/** Loads as another tab does, and gives back how this one goes on. */
function inOtherTab<T>(act: () => T): T {
  const ofTab = Object.entries<string>(sessionStorage)
  sessionStorage.clear()
  try {
    return act()
  } finally {
    sessionStorage.clear()
    for (const [key, value] of ofTab) sessionStorage.setItem(key, value)
    draftStorage.load()
  }
}

const cityOf = ({ draft }: ReturnType<typeof draftStorage.load>) => draft.values.city

beforeEach(() => {
  draftStorage.load()
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

describe('draftStorage', () => {
  it('finds the draft in another tab and after the browser was closed, without the password', () => {
    draftStorage.save(typed('Recife'))
    expect(draftStorage.load()).toMatchObject({ isFound: false })
    const { draft, isFound } = inOtherTab(() => draftStorage.load())
    expect(isFound).toBe(true)
    expect(draft).toMatchObject({
      reached: 2,
      values: { email: 'ana@example.com', city: 'Recife', password: '' },
    })
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage))
    expect(kept.join()).not.toContain('segredo123')
  })

  it('keeps each tab’s own draft, of which the newest is found elsewhere', () => {
    draftStorage.save(typed('Recife'))
    inOtherTab(() => {
      draftStorage.load()
      draftStorage.save(typed('Natal'))
    })
    expect(cityOf(draftStorage.load())).toBe('Recife')
    // Nothing was typed here since: what an open tab writes by itself undoes nothing.
    draftStorage.save(typed('Recife'))
    expect(inOtherTab(() => cityOf(draftStorage.load()))).toBe('Natal')
    draftStorage.save(typed('Olinda'))
    expect(inOtherTab(() => cityOf(draftStorage.load()))).toBe('Olinda')
  })

  it('forgets it on the device after seven days', () => {
    vi.useFakeTimers()
    draftStorage.save(typed('Recife'))
    vi.setSystemTime(Date.now() + DRAFT_KEPT_MS + 1)
    expect(draftStorage.load()).toEqual({ draft: EMPTY_DRAFT, isFound: false })
    expect(localStorage.getItem('ribalta.cadastro')).toBeNull()
  })

  it('takes it away everywhere once it is registered or started over', () => {
    draftStorage.save(typed('Recife'))
    draftStorage.clear()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('keeps nothing before anything is typed', () => {
    draftStorage.save(EMPTY_DRAFT)
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })
})

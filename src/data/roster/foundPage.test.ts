import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../lib/lists/pagedList.ts'
import { readFoundPage } from './foundPage.ts'
import type { FoundCard } from './roster.ts'

const MANY: RosterFilter = { uf: ['SP'], minor: false, video: true, stale: false }
const WHOLE: Page<FoundCard, string> = { items: [], next: 'whole' }
const SIFTED: Page<FoundCard, string> = { items: [], next: 'sifted', isSifted: true }

const refusal = (code: string) => Object.assign(new Error(code), { code })
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => {
      resolve(value)
    }, milliseconds)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What comes of a filter where the server answers so, and sifting takes a second. */
async function found(filter: RosterFilter, whole: () => Promise<Page<FoundCard, string>>) {
  const sifted = vi.fn<() => Promise<Page<FoundCard, string>>>(() => after(1000, SIFTED))
  const page = readFoundPage(filter, undefined, whole, sifted).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  return { page: await page, sifts: sifted.mock.calls.length }
}

describe('a page of who is found', () => {
  it('is the server’s where it answers', async () => {
    expect(await found(MANY, () => after(2900, WHOLE))).toEqual({ page: WHOLE, sifts: 0 })
  })

  it.each(['failed-precondition', 'deadline-exceeded'])('is sifted after a %s', async (code) => {
    expect(await found(MANY, () => Promise.reject(refusal(code)))).toEqual({ page: SIFTED, sifts: 1 })
  })

  it('is sifted where the server takes over three seconds, unless that is slower still', async () => {
    expect(await found(MANY, () => after(9000, WHOLE))).toEqual({ page: SIFTED, sifts: 1 })
    expect(await found(MANY, () => after(3500, WHOLE))).toEqual({ page: WHOLE, sifts: 1 })
  })

  it('is a refusal where it is one for another reason, or of a filter that is short already', async () => {
    const denied = refusal('permission-denied')
    expect(await found(MANY, () => Promise.reject(denied))).toEqual({ page: denied, sifts: 0 })
    const refused = refusal('failed-precondition')
    expect(await found({ uf: ['SP'] }, () => Promise.reject(refused))).toEqual({ page: refused, sifts: 0 })
  })
})

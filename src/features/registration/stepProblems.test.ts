import { TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_REGISTRATION } from './registrationForm.ts'
import { findTaken } from './stepProblems.ts'

const values = {
  ...EMPTY_REGISTRATION,
  email: 'ana@example.com',
  artisticName: 'Ana Souza',
  phone: '(11) 98765-4321',
}
const free = () => Promise.resolve(false)
const taken = () => Promise.resolve(true)
const free3 = { email: free, artisticName: free, phone: free }

describe('findTaken', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('returns the fields of the step whose value another account has', async () => {
    const checks = { email: taken, artisticName: free, phone: taken }
    expect(await findTaken(['email', 'password', 'artisticName'], values, checks)).toEqual(
      new Map([['email', TAKEN_MESSAGES.email]]),
    )
    expect(await findTaken(['phone', 'birthDate'], values, checks)).toEqual(
      new Map([['phone', TAKEN_MESSAGES.phone]]),
    )
    expect(await findTaken(['classes'], values, checks)).toEqual(new Map())
  })

  it('lets the person go on when the server can’t be reached', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const email = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await findTaken(['email', 'artisticName'], values, { ...free3, email })).toEqual(new Map())
    expect(warned).toHaveBeenCalledOnce()
  })

  it('waits no longer than a few seconds for an answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const silent = () => new Promise<boolean>(() => undefined)
    const found = findTaken(['phone'], values, { ...free3, phone: silent })
    late.abort()
    expect(await found).toEqual(new Map())
  })
})

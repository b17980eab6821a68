import { describe, expect, it } from 'vitest'
import { call, person } from '../support/functions/functions.ts'

describe('checkEmailExists', () => {
  it('knows an account by its e-mail, however it is typed', async () => {
    const { email } = await person()
    expect(await call('checkEmailExists', { email })).toEqual({ result: { exists: true } })
    const typed = ` ${email.toUpperCase().replace('@', ' @')} `
    expect(await call('checkEmailExists', { email: typed })).toEqual({ result: { exists: true } })
  })

  it.each(['ninguem@example.com', '', '   ', 'abc', 'a@b', '@'])('answers false for %j', async (email) => {
    expect(await call('checkEmailExists', { email })).toEqual({ result: { exists: false } })
  })

  it.each([null, {}, { email: null }, { email: 1 }, { email: 'a@b.co', uid: 'x' }, { phone: '' }])(
    'refuses %j',
    async (data) => {
      expect((await call('checkEmailExists', data)).error?.status).toBe('INVALID_ARGUMENT')
    },
  )
})

describe('checkPhoneExists', () => {
  it('knows a phone, with or without its mask', async () => {
    const { phone } = (await person()).profile
    expect(await call('checkPhoneExists', { phone })).toEqual({ result: { exists: true } })
    const masked = `(${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)}`
    for (const typed of [masked, `+55 ${masked}`, `0${phone}`]) {
      expect(await call('checkPhoneExists', { phone: typed })).toEqual({ result: { exists: true } })
    }
  })

  it.each(['00000000000', '', 'sem dígitos', '1'])('answers false for %j', async (phone) => {
    expect(await call('checkPhoneExists', { phone })).toEqual({ result: { exists: false } })
  })

  it.each([null, {}, { phone: 11987654321 }, { phone: ['1'] }, { phone: '1'.repeat(41) }])(
    'refuses %j',
    async (data) => {
      expect((await call('checkPhoneExists', data)).error?.status).toBe('INVALID_ARGUMENT')
    },
  )
})

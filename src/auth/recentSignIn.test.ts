import { afterEach, describe, expect, it } from 'vitest'
import { passwordRequest, withRecentSignIn } from './recentSignIn.ts'

const refusal = Object.assign(new Error('Por segurança, confirme sua senha de novo.'), {
  code: 'functions/failed-precondition',
  details: { field: 'authTime' },
})

/** Refused until `isRecent`, as the server does. */
function server() {
  const state = { isRecent: false, calls: 0 }
  const act = (): Promise<string> => {
    state.calls += 1
    return state.isRecent ? Promise.resolve('done') : Promise.reject(refusal)
  }
  return { state, act }
}

/** A turn of the event loop, after which whatever was refused has been heard of. */
const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

afterEach(() => {
  passwordRequest.set(undefined)
})

describe('what needs a recent sign-in', () => {
  it('is done at once where there is one', async () => {
    const { state, act } = server()
    state.isRecent = true
    expect(await withRecentSignIn(act)).toBe('done')
    expect(passwordRequest.current()).toBeUndefined()
  })

  it('asks for the password, and is done again with it', async () => {
    const { state, act } = server()
    const doing = withRecentSignIn(act)
    await heard()
    state.isRecent = true
    passwordRequest.current()?.answer(true)
    expect(await doing).toBe('done')
    expect(state.calls).toBe(2)
    expect(passwordRequest.current()).toBeUndefined()
  })

  it('is refused as it was where nobody gives it', async () => {
    const { state, act } = server()
    const doing = withRecentSignIn(act)
    await heard()
    passwordRequest.current()?.answer(false)
    await expect(doing).rejects.toBe(refusal)
    expect(state.calls).toBe(1)
  })

  it('asks once for two that wait', async () => {
    const first = server()
    const second = server()
    const doing = [withRecentSignIn(first.act), withRecentSignIn(second.act)]
    await heard()
    first.state.isRecent = true
    second.state.isRecent = true
    passwordRequest.current()?.answer(true)
    expect(await Promise.all(doing)).toEqual(['done', 'done'])
  })

  it('asks nothing for another refusal', async () => {
    const other = Object.assign(new Error('x'), { details: { field: 'phone' } })
    await expect(withRecentSignIn(() => Promise.reject(other))).rejects.toBe(other)
    expect(passwordRequest.current()).toBeUndefined()
  })
})

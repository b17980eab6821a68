import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useAttempt } from './useAttempt.ts'

const WORDS = { logged: 'A test was not accepted', words: 'Não foi possível aceitar agora.' }

class Refused extends Error {
  readonly code = 'functions/failed-precondition'
}

describe('useAttempt', () => {
  it('is busy until the act is done', async () => {
    const { result } = renderHook(() => useAttempt(WORDS))
    let done = (): void => undefined
    let ended = Promise.resolve()
    act(() => {
      ended = result.current.attempt(
        () =>
          new Promise((resolve) => {
            done = resolve
          }),
      )
    })
    expect(result.current).toMatchObject({ isBusy: true, problem: undefined })
    await act(async () => {
      done()
      await ended
    })
    expect(result.current).toMatchObject({ isBusy: false, problem: undefined })
  })

  it.each([
    ['the words of the server where it refused', new Refused('O prazo passou.'), 'O prazo passou.'],
    ['its own where nobody answered', new TypeError('Failed to fetch'), WORDS.words],
  ])('says %s, logs it, and forgets it when asked', async (_what, error, words) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const { result } = renderHook(() => useAttempt(WORDS))
    await act(() => result.current.attempt(() => Promise.reject(error)))
    expect(result.current).toMatchObject({ isBusy: false, problem: words })
    expect(logged).toHaveBeenCalledExactlyOnceWith(WORDS.logged, expect.any(String))
    act(() => {
      result.current.forget()
    })
    expect(result.current.problem).toBeUndefined()
  })
})

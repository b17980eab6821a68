import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLoad } from './useLoad.ts'

describe('useLoad', () => {
  it('gives what was read', async () => {
    const load = () => Promise.resolve('lido')
    const { result } = renderHook(() => useLoad(load))
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'lido' }))
  })

  it('logs a failure and offers to try again', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    let reads = 0
    const load = () => {
      reads += 1
      return reads === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('lido')
    }
    const { result } = renderHook(() => useLoad(load))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'TypeError')
    act(() => {
      if (result.current.status === 'failed') result.current.retry()
    })
    expect(result.current.status).toBe('loading')
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'lido' }))
  })

  it('logs nothing of a read that was given up', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const load = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('gone', 'AbortError'))
        })
      })
    const { unmount } = renderHook(() => useLoad(load))
    unmount()
    await new Promise((resolve) => setTimeout(resolve))
    expect(logged).not.toHaveBeenCalled()
  })

  it('gives up the earlier read when another is asked for, and never shows its answer', async () => {
    const slow = Promise.withResolvers<string>()
    const signals: AbortSignal[] = []
    const first = (signal: AbortSignal) => {
      signals.push(signal)
      return slow.promise
    }
    const second = () => Promise.resolve('nova')
    const { result, rerender } = renderHook(({ load }) => useLoad(load), { initialProps: { load: first } })
    rerender({ load: second })
    expect(signals[0]?.aborted).toBe(true)
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'nova' }))
    await act(async () => {
      slow.resolve('antiga')
      await slow.promise
    })
    expect(result.current).toEqual({ status: 'ready', data: 'nova' })
  })
})

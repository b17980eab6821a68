import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLive, type Watch } from './useLive.ts'

interface Listener {
  of: string
  value: (text: string) => void
  error: (error: unknown) => void
  isOpen: boolean
}

function harness() {
  const listeners: Listener[] = []
  const watchOf =
    (of: string): Watch<string> =>
    (value, error) => {
      const listener = { of, value, error, isOpen: true }
      listeners.push(listener)
      return Promise.resolve(() => {
        listener.isOpen = false
      })
    }
  const initialProps: { watch: Watch<string> | undefined } = { watch: watchOf('a') }
  const hook = renderHook(({ watch }: typeof initialProps) => useLive(watch), { initialProps })
  const say = async (index: number, text: string) => {
    act(() => listeners[index]?.value(text))
    await waitFor(() => expect(hook.result.current).toEqual({ status: 'ready', data: text }))
  }
  return { ...hook, listeners, watchOf, say }
}

it('gives each value as it comes, and stops listening on leaving', async () => {
  const { result, listeners, say, unmount } = harness()
  expect(result.current).toEqual({ status: 'loading' })
  await say(0, 'um')
  await say(0, 'dois')
  unmount()
  await act(async () => undefined)
  expect(listeners[0]?.isOpen).toBe(false)
})

it('says when the listener has ended, and listens anew when asked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { result, listeners, say } = harness()
  await say(0, 'um')
  await act(async () => listeners[0]?.error(new Error('permission-denied')))
  expect(warn).toHaveBeenCalledOnce()
  const failed = result.current
  expect(failed.status).toBe('failed')
  await act(async () => {
    if (failed.status === 'failed') failed.retry()
  })
  expect(listeners).toHaveLength(2)
  expect(result.current).toEqual({ status: 'loading' })
  await say(1, 'dois')
})

it('follows another document when given another, and shows nothing of the first there', async () => {
  const { result, listeners, watchOf, say, rerender } = harness()
  await say(0, 'um')
  rerender({ watch: watchOf('b') })
  await act(async () => undefined)
  expect(result.current).toEqual({ status: 'loading' })
  expect(listeners.map(({ of, isOpen }) => [of, isOpen])).toEqual([
    ['a', false],
    ['b', true],
  ])
})

it('never gives what the first said for the second, not even while it is being given', async () => {
  const listeners: ((text: string) => void)[] = []
  const watchOf = (): Watch<string> => (value) => {
    listeners.push(value)
    return Promise.resolve(() => undefined)
  }
  const seen = new Map<Watch<string>, Set<string>>()
  const initialProps = { watch: watchOf() }
  const { rerender } = renderHook(
    ({ watch }) => {
      const live = useLive(watch)
      seen.set(watch, (seen.get(watch) ?? new Set()).add(live.status))
    },
    { initialProps },
  )
  act(() => listeners[0]?.('um'))
  expect(seen.get(initialProps.watch)).toContain('ready')
  const second = watchOf()
  rerender({ watch: second })
  await act(async () => undefined)
  expect([...(seen.get(second) ?? [])]).toEqual(['loading'])
})

it('follows nothing where there is nothing to follow', async () => {
  const { result, listeners, say, rerender } = harness()
  await say(0, 'um')
  rerender({ watch: undefined })
  await act(async () => undefined)
  expect(result.current).toEqual({ status: 'loading' })
  expect(listeners.filter(({ isOpen }) => isOpen)).toHaveLength(0)
})

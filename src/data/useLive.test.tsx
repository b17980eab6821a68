import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useLive, type Watch } from './useLive.ts'

function harness() {
  const client = new QueryClient()
  const listeners: { value: (text: string) => void; error: (error: unknown) => void; isOpen: boolean }[] = []
  const watch: Watch<string> = (value, error) => {
    const listener = { value, error, isOpen: true }
    listeners.push(listener)
    return Promise.resolve(() => {
      listener.isOpen = false
    })
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(({ key }) => useLive(key, watch), { wrapper, initialProps: { key: 'a' } })
  const says = (text: string) =>
    waitFor(() => expect(hook.result.current).toEqual({ status: 'ready', data: text }))
  const say = async (index: number, text: string) => {
    act(() => listeners[index]?.value(text))
    await says(text)
  }
  return { ...hook, listeners, say }
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

it('follows another document under another key, and shows nothing of the first there', async () => {
  const { result, listeners, say, rerender } = harness()
  await say(0, 'um')
  rerender({ key: 'b' })
  await act(async () => undefined)
  expect(result.current).toEqual({ status: 'loading' })
  expect(listeners.map(({ isOpen }) => isOpen)).toEqual([false, true])
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { MissingCode } from '../lib/loading/missingCode.ts'
import { lazyPart } from './lazyPart.tsx'

const Part = ({ text }: { text: string }) => <p>{text}</p>

function someLoad() {
  vi.spyOn(console, 'warn').mockReturnValue()
  let hasNetwork = false
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(() =>
    hasNetwork ? Promise.resolve({ default: Part }) : Promise.reject(new MissingCode()),
  )
  return { load, connect: () => (hasNetwork = true) }
}

it('a part that did not come says so and is there once it is asked for again', async () => {
  const { load, connect } = someLoad()
  const Lazy = lazyPart(load)
  render(
    <Suspense>
      <Lazy text="chegou" />
    </Suspense>,
  )
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  connect()
  act(() => {
    retry.click()
  })
  expect(await screen.findByText('chegou')).toBeVisible()
})

it('comes by itself when the network is back, and to whoever asks later', async () => {
  const { load, connect } = someLoad()
  const Lazy = lazyPart(load)
  const first = render(
    <Suspense>
      <Lazy text="um" />
    </Suspense>,
  )
  await screen.findByRole('alert')
  connect()
  act(() => {
    dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('um')).toBeVisible()
  first.unmount()
  render(
    <Suspense>
      <Lazy text="dois" />
    </Suspense>,
  )
  expect(await screen.findByText('dois')).toBeVisible()
})

it('is asked for once more a moment after the network is back, when the first try came too soon', async () => {
  const { load, connect } = someLoad()
  const Lazy = lazyPart(load)
  render(
    <Suspense>
      <Lazy text="chegou" />
    </Suspense>,
  )
  await screen.findByRole('alert')
  vi.useFakeTimers()
  await act(async () => {
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(screen.getByRole('alert')).toBeVisible()
  connect()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(4000)
  })
  vi.useRealTimers()
  expect(screen.getByText('chegou')).toBeVisible()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type * as Addresses from './addresses.ts'
import { PrivateVideo } from './PrivateVideo.tsx'

const opened = vi.hoisted(() => ({ count: 0, isRefused: false }))

vi.mock('./addresses.ts', async (original) => ({
  ...(await original<typeof Addresses>()),
  fileAddresses: {
    of: () => {
      if (opened.isRefused) return Promise.reject(new Error('refused'))
      opened.count += 1
      return Promise.resolve(`/file/${String(opened.count)}`)
    },
    forget: () => undefined,
  },
}))

const VIDEO = {
  id: 'v',
  kind: 'video',
  base: 'media/a/v',
  extension: 'mp4',
  bytes: 1_500_000,
  state: 'ready',
} as const

beforeEach(() => {
  Object.assign(opened, { count: 0, isRefused: false })
})

async function press(): Promise<HTMLVideoElement> {
  render(<PrivateVideo video={VIDEO} label="Vídeo 1" />)
  expect(opened.count).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: /^Ver vídeo.*: Vídeo 1$/ }))
  return screen.findByLabelText('Vídeo 1')
}

/** The same once it plays, and what has been asked to play since. */
async function play() {
  const video = await press()
  const start = vi.spyOn(video, 'play').mockResolvedValue()
  fireEvent.loadedMetadata(video)
  expect(start).toHaveBeenCalledOnce()
  start.mockClear()
  return { video, start }
}

/** The ticket ran out, and the browser asked for more. */
async function fail(video: HTMLVideoElement): Promise<void> {
  await act(async () => {
    fireEvent.error(video)
    await Promise.resolve()
  })
}

it('plays once it is there for whoever pressed for it, at the second ticket, too', async () => {
  const video = await press()
  const start = vi.spyOn(video, 'play').mockResolvedValue()
  await fail(video)
  expect(start).not.toHaveBeenCalled()
  fireEvent.loadedMetadata(video)
  expect(start).toHaveBeenCalledOnce()
})

it('goes on where it was when its ticket ran out, as often as that may be', async () => {
  const { video, start } = await play()
  for (const [time, next] of [
    [12, '/file/2'],
    [340, '/file/3'],
  ] as const) {
    video.currentTime = time
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    await fail(video)
    expect(screen.getByLabelText('Vídeo 1')).toBe(video)
    expect(video.getAttribute('src')).toBe(next)
    video.currentTime = 0
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(time)
  }
  expect(start).toHaveBeenCalledTimes(2)
})

it('that was paused stays so', async () => {
  const { video, start } = await play()
  await fail(video)
  fireEvent.loadedMetadata(video)
  expect(start).not.toHaveBeenCalled()
})

it('that no fresh ticket brings is given up in words, and comes when asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const video = await press()
  await fail(video)
  await fail(video)
  fireEvent.click(screen.getByRole('button', { name: 'Carregar de novo' }))
  expect(await screen.findByLabelText('Vídeo 1')).toHaveAttribute('src', '/file/3')
})

it('whose reader may not see it any more is gone from the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { video } = await play()
  opened.isRefused = true
  await fail(video)
  expect(screen.getByRole('button', { name: 'Carregar de novo' })).toBeVisible()
  expect(screen.queryByLabelText('Vídeo 1')).toBeNull()
})

it('that failed without a connection comes back with it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  opened.isRefused = true
  render(<PrivateVideo video={VIDEO} label="Vídeo 1" />)
  fireEvent.click(screen.getByRole('button', { name: /^Ver vídeo.*: Vídeo 1$/ }))
  await screen.findByRole('button', { name: 'Carregar de novo' })
  opened.isRefused = false
  fireEvent(window, new Event('online'))
  expect(await screen.findByLabelText('Vídeo 1')).toBeInTheDocument()
})

it('that failed once more as the connection came back comes a moment later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  opened.isRefused = true
  render(<PrivateVideo video={VIDEO} label="Vídeo 1" />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Ver vídeo.*: Vídeo 1$/ }))
    await Promise.resolve()
  })
  await act(async () => {
    fireEvent(window, new Event('online'))
    await Promise.resolve()
  })
  expect(screen.getByRole('button', { name: 'Carregar de novo' })).toBeVisible()
  opened.isRefused = false
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(screen.getByLabelText('Vídeo 1')).toBeInTheDocument()
})

/** What a browser says where no source is of use: of a ticket that ran out as of a video that it does not know. */
async function refuse(video: HTMLVideoElement, status: number): Promise<void> {
  const answer = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status }))
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  Object.defineProperty(video, 'error', { value: { code: 4 }, configurable: true })
  fireEvent.error(video)
  await act(() => vi.waitUntil(() => answer.mock.calls.length > 0))
}

it('that this browser does not know says so once the server has it, and is not asked for again', async () => {
  const video = await press()
  await refuse(video, 206)
  expect(await screen.findByText(/^Este navegador não toca este vídeo\./)).toBeVisible()
  expect(opened.count).toBe(1)
})

it('whose ticket ran out is no video that does not play', async () => {
  const video = await press()
  await refuse(video, 403)
  await expect.poll(() => video.getAttribute('src')).toBe('/file/2')
  expect(screen.queryByText(/^Este navegador não toca/)).toBeNull()
})

it('that has sound alone is none to be watched', async () => {
  const video = await press()
  vi.spyOn(video, 'play').mockResolvedValue()
  Object.defineProperty(video, 'readyState', { value: 1 })
  fireEvent.loadedMetadata(video)
  expect(screen.getByText(/^Este navegador não toca este vídeo\./)).toBeVisible()
})

import { createBrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { openOverlay } from './overlayHistory.ts'
import { createFollowedRouter } from './routerHistory.ts'

const router = createFollowedRouter(() => createBrowserRouter([{ path: '*', element: null }]))

/** An overlay as a screen has it; one that refuses stays open. */
function overlay({ refuses = false } = {}): { close: () => void; isOpen: () => boolean } {
  let isOpen = true
  const end = openOverlay(() => {
    if (!refuses) close()
  })
  function close(): void {
    isOpen = false
    end()
  }
  return { close, isOpen: () => isOpen }
}

function address(): string {
  return location.pathname + location.search
}

beforeEach(async () => {
  await router.navigate('/list')
  await router.navigate('/page')
})

describe('Back', () => {
  it('closes an open overlay and stays on the page', async () => {
    const photo = overlay()
    history.back()
    await expect.poll(photo.isOpen).toBe(false)
    expect(address()).toBe('/page')
    expect(router.state.location.pathname).toBe('/page')
    history.back()
    await expect.poll(address).toBe('/list')
    expect(router.state.location.pathname).toBe('/list')
  })

  it('closes overlays one at a time, the top one first', async () => {
    const dialog = overlay()
    const question = overlay()
    history.back()
    await expect.poll(question.isOpen).toBe(false)
    expect(dialog.isOpen()).toBe(true)
    history.back()
    await expect.poll(dialog.isOpen).toBe(false)
    expect(address()).toBe('/page')
  })

  it('leaves the page in one step after its overlays were closed by their buttons', async () => {
    const dialog = overlay()
    const question = overlay()
    question.close()
    dialog.close()
    history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/list')
    expect(address()).toBe('/list')
  })

  it('closes the next overlay after an earlier one was closed by its button', async () => {
    overlay().close()
    const next = overlay()
    history.back()
    await expect.poll(next.isOpen).toBe(false)
    expect(address()).toBe('/page')
    history.back()
    await expect.poll(address).toBe('/list')
  })

  it('asks an overlay that refused to close again', async () => {
    const sending = overlay({ refuses: true })
    const length = history.length
    history.back()
    await expect.poll(() => (history.state as { overlays?: number }).overlays).toBe(1)
    expect(history.length).toBe(length)
    history.back()
    await expect.poll(() => (history.state as { overlays?: number }).overlays).toBe(1)
    expect(address()).toBe('/page')
    sending.close()
  })

  it('keeps an address that was replaced while the overlay was open', async () => {
    const filters = overlay()
    await router.navigate('/page?class=actor', { replace: true })
    history.back()
    await expect.poll(filters.isOpen).toBe(false)
    expect(address()).toBe('/page?class=actor')
    expect(router.state.location.search).toBe('?class=actor')
    history.back()
    await expect.poll(address).toBe('/list')
  })

  it('returns to the page, and then leaves it, after an overlay led to another page', async () => {
    const dialog = overlay()
    dialog.close()
    await router.navigate('/next')
    history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/page')
    history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/list')
    expect(address()).toBe('/list')
  })
})

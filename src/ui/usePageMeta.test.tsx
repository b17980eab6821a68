import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { usePageMeta } from './usePageMeta.ts'

const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

afterEach(() => {
  document.head.replaceChildren()
})

describe('usePageMeta', () => {
  it('describes the page, and the site again on leaving', async () => {
    document.head.innerHTML = '<meta name="description" content="de sempre" />'
    const { unmount } = renderHook(() => {
      usePageMeta({ description: 'desta página' })
    })
    await waitFor(() => {
      expect(content('description')).toBe('desta página')
    })
    unmount()
    expect(content('description')).toMatch(/^Agência de talentos/)
  })

  it('keeps search engines out of a page, and only of that one', async () => {
    const { rerender } = renderHook(
      ({ isIndexed }) => {
        usePageMeta({ isIndexed })
      },
      { initialProps: { isIndexed: false } },
    )
    await waitFor(() => {
      expect(content('robots')).toBe('noindex')
    })
    rerender({ isIndexed: true })
    expect(content('robots')).toBeUndefined()
  })

  it('names the one address of the page', async () => {
    renderHook(() => {
      usePageMeta({ path: '/bia-rocha' })
    })
    await waitFor(() => {
      expect(canonical()).toMatch(/\/bia-rocha$/)
    })
  })

  it('takes away on leaving what the server said of the first page', async () => {
    document.head.innerHTML =
      '<link rel="canonical" href="https://exemplo/ninguem" /><meta name="robots" content="noindex" />'
    const { unmount } = renderHook(() => {
      usePageMeta({ path: '/ninguem', isIndexed: false })
    })
    await waitFor(() => {
      expect(canonical()).not.toMatch(/exemplo/)
    })
    unmount()
    expect(canonical()).toBeUndefined()
    expect(content('robots')).toBeUndefined()
  })

  it('describes a page of the site by its path', async () => {
    renderHook(() => {
      usePageMeta({ path: '/privacidade' })
    })
    await waitFor(() => {
      expect(content('description')).toMatch(/LGPD/)
    })
  })
})

import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { usePageMeta } from './usePageMeta.ts'

const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

afterEach(() => {
  document.head.replaceChildren()
})

describe('usePageMeta', () => {
  it('describes the page and puts the description back on leaving', async () => {
    document.head.innerHTML = '<meta name="description" content="de sempre" />'
    const { unmount } = renderHook(() => {
      usePageMeta({ description: 'desta página' })
    })
    await waitFor(() => {
      expect(content('description')).toBe('desta página')
    })
    unmount()
    expect(content('description')).toBe('de sempre')
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
      expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
        /\/bia-rocha$/,
      )
    })
  })
})

import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** The part of the page that an address names; a fragment may be anything. */
function partOf(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * A new page starts at its top (or at the address's `#part`), and going back returns to where one was. The router's own
 * ScrollRestoration does the same and more, for a kilobyte that public pages do not have.
 */
export function useScrollPosition(isPageLoading: boolean): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const target = partOf(hash)
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0)
    else if (target !== null) target.scrollIntoView()
    else window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- another search or hash on the same page moves nothing by itself
  }, [pathname])

  useLayoutEffect(() => {
    // While a page loads the document is short, and the browser moves by itself: that is nobody's position.
    if (isPageLoading) return
    const remember = () => {
      positions.set(key, window.scrollY)
    }
    // A filter changes the address and scrolls nothing: where one is counts as much as where one goes.
    if (!positions.has(key)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
    }
  }, [key, isPageLoading])
}

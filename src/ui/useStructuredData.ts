import type { StructuredData } from '@ribalta/domain/site/structuredData'
import { useEffect } from 'react'

const SELECTOR = 'script[type="application/ld+json"]'

/** Describes the page to search engines while a screen shows, in place of what the server said of the first one. */
export function useStructuredData(data: StructuredData): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    for (const other of document.head.querySelectorAll(SELECTOR)) other.remove()
    document.head.append(script)
    return () => {
      script.remove()
    }
  }, [data])
}

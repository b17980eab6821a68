import { useEffect } from 'react'
import { environment } from '../lib/environment.ts'

/** What `document.title` says for a screen named `title`. */
export function pageTitle(title: string): string {
  return title === '' ? `${environment.appName} · Agência de talentos` : `${title} · ${environment.appName}`
}

/** Names the document after the screen; a screen whose name is data passes it once it is known. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}

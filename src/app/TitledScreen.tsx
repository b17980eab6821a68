import { useLayoutEffect, type ReactNode } from 'react'
import { pageTitle } from '../ui/usePageTitle.ts'

/** Names the document after the route. In a layout effect, so that a screen's own `usePageTitle` comes after it. */
export function TitledScreen({ title, children }: { title: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  return children
}

import { useEffect } from 'react'

export interface PageMeta {
  /** What search engines say of the page; absent while it is not known, and where the site's texts have it by path. */
  description?: string | undefined
  /** The page's one address, from the root; absent where there is none. */
  path?: string | undefined
  /** False for a page that search engines must not keep. */
  isIndexed?: boolean
}

/** Describes the document while a screen shows; leaving it takes that back. Its code comes after the screen. */
export function usePageMeta({ description, path, isIndexed = true }: PageMeta): void {
  useEffect(() => {
    let isGone = false
    let undo: () => void = () => undefined
    import('./pageMeta.ts').then(
      ({ describePage }) => {
        if (!isGone) undo = describePage({ description, path, isIndexed })
      },
      // Without it the page says less of itself, and works.
      () => undefined,
    )
    return () => {
      isGone = true
      undo()
    }
  }, [description, path, isIndexed])
}

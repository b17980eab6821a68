import { useCallback, type RefCallback } from 'react'

/** The `ref` of an element that shows a blob: the blob has an address only as long as the element is there. */
export function useBlobSource(blob: Blob): RefCallback<HTMLImageElement | HTMLVideoElement> {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [blob],
  )
}

import type { ProfileImage } from '@ribalta/domain/schemas/media'
import { useCallback } from 'react'
import { useLoad } from '../../lib/useLoad.ts'
import { readPrivateFile } from './media.ts'

/** A photo as its owner or staff may see it, published or not; its colour until it is there. */
export function PrivateImage({ photo, alt }: { photo: ProfileImage; alt: string }) {
  const width = photo.widths[0] ?? photo.width
  const path = `${photo.base}/${String(width)}.webp`
  const load = useCallback(() => readPrivateFile(path), [path])
  const file = useLoad(load)
  const blob = file.status === 'ready' ? file.data : undefined
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null || blob === undefined) return undefined
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [blob],
  )
  return (
    <span className="block size-full" style={{ backgroundColor: photo.placeholder }}>
      {blob === undefined ? null : <img ref={show} alt={alt} className="size-full object-cover" />}
    </span>
  )
}

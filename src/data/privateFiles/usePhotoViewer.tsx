import { Suspense, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { PhotoViewerProps } from './PhotoViewer.tsx'

const PhotoViewer = lazyPart(() => import('./PhotoViewer.tsx'))

/** Photos over the whole window, whose code comes when the first one is asked for: how to show one, and what to draw. */
export function usePhotoViewer(photos: PhotoViewerProps['photos']): {
  readonly show: (index: number) => void
  readonly viewer: Elements
} {
  const [index, setIndex] = useState<number>()
  const [hasOpened, setHasOpened] = useState(false)
  return {
    show: (next) => {
      setHasOpened(true)
      setIndex(next)
    },
    viewer: hasOpened ? (
      <Suspense fallback={null}>
        <PhotoViewer
          photos={photos}
          index={index}
          onClose={() => {
            setIndex(undefined)
          }}
        />
      </Suspense>
    ) : null,
  }
}

import { PhotoLightbox } from '../../../ui/PhotoLightbox.tsx'
import { LargePicture } from './LargePicture.tsx'

export interface PicturesViewerProps {
  pictures: readonly { readonly path: string; readonly name: string }[]
  /** The picture to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
}

/** The pictures of a message over the whole window. */
export default function PicturesViewer({ pictures, index, onClose }: PicturesViewerProps) {
  return (
    <PhotoLightbox
      slides={pictures.map(({ path, name }) => ({ src: path, alt: name }))}
      index={index}
      onClose={onClose}
      drawSlide={(slide) => {
        const shown = pictures.find(({ path }) => 'src' in slide && path === slide.src)
        return shown === undefined ? null : <LargePicture {...shown} />
      }}
    />
  )
}

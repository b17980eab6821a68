import type { ProfileImage } from '@ribalta/domain/schemas/media'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { PrivatePhoto } from './PrivateMedia.tsx'

const LABELS = {
  Previous: 'Foto anterior',
  Next: 'Próxima foto',
  Close: 'Fechar',
  Slide: 'Foto',
  Carousel: 'Galeria',
  Lightbox: 'Fotos ampliadas',
  'Photo gallery': 'Galeria de fotos',
  '{index} of {total}': '{index} de {total}',
}

export interface PhotoViewerProps {
  photos: readonly { photo: ProfileImage; name: string }[]
  /** The photo to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
}

/** The photos over the whole window in their greatest size, read as staff may read them. */
export default function PhotoViewer({ photos, index, onClose }: PhotoViewerProps) {
  return (
    <YetAnotherLightbox
      open={index !== undefined}
      close={onClose}
      index={index ?? 0}
      slides={photos.map(({ photo, name }) => ({ src: photo.id, alt: name }))}
      labels={LABELS}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{
        slide: ({ slide }) => {
          const shown = photos.find(({ photo }) => photo.id === slide.src)
          return shown === undefined ? null : (
            <PrivatePhoto
              photo={shown.photo}
              alt={shown.name}
              width={1920}
              className="max-h-full max-w-full object-contain"
            />
          )
        },
      }}
    />
  )
}

import type { ReactNode } from 'react'
import YetAnotherLightbox, { type Slide } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { useBackCloses } from './useBackCloses.ts'

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

export interface PhotoLightboxProps {
  slides: Slide[]
  /** The photo to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
  /** Draws a photo that is not read by its address. */
  drawSlide?: (slide: Slide) => ReactNode
}

/** Photos over the whole window. Heavy: whoever uses it loads it when somebody first opens one. */
export function PhotoLightbox({ slides, index, onClose, drawSlide }: PhotoLightboxProps) {
  useBackCloses(index !== undefined, onClose)
  return (
    <YetAnotherLightbox
      open={index !== undefined}
      close={onClose}
      index={index ?? 0}
      slides={slides}
      labels={LABELS}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      {...(drawSlide === undefined ? {} : { render: { slide: ({ slide }) => drawSlide(slide) } })}
    />
  )
}

import { useState } from 'react'
import { classNames } from '../lib/classNames.ts'
import { CARD_SIZES, type PortraitImage } from '../lib/media/portraitImage.ts'

export type { PortraitImage } from '../lib/media/portraitImage.ts'

export interface PortraitProps {
  image: PortraitImage | null | undefined
  /** What the picture shows; empty when a text beside it already says so. */
  alt: string
  /** The `sizes` attribute; by default a card of the artists' grid. */
  sizes?: string
  /** True for pictures seen first: loaded at once and before others. */
  eager?: boolean
  /** Width over height of the frame. */
  ratio?: 'portrait' | 'wide' | 'natural'
  className?: string
}

const RATIOS = {
  portrait: 'aspect-[4/5]',
  wide: 'aspect-[3/2]',
  natural: '',
} as const

/** A picture in a frame whose size is known before the picture comes, so that nothing moves. */
export function Portrait({
  image,
  alt,
  sizes = CARD_SIZES,
  eager = false,
  ratio = 'portrait',
  className,
}: PortraitProps) {
  const frame = classNames('block w-full overflow-hidden bg-sunken', RATIOS[ratio], className)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (image === null || image === undefined || image.src === brokenSrc) {
    return (
      <span className={classNames(frame, 'grid place-items-center text-line-strong')} aria-hidden="true">
        {/* As thick beside a name as on a card. */}
        <svg viewBox="0 0 80 100" className="h-3/5 fill-none stroke-current [stroke-width:1.5]">
          <path
            vectorEffect="non-scaling-stroke"
            d="M24 36a16 16 0 1 0 32 0a16 16 0 1 0-32 0M10 98c2-26 14-38 30-38s28 12 30 38"
          />
        </svg>
      </span>
    )
  }
  return (
    <picture className={frame} style={{ backgroundColor: image.placeholder }}>
      {image.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={image.src}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        onError={() => {
          setBrokenSrc(image.src)
        }}
        className="size-full object-cover"
      />
    </picture>
  )
}

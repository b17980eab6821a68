import type { ProfileImage, ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { publicFileUrl } from '../project.ts'

/** One picture in the sizes and formats that exist of it. `sources` go from the best format to the most common. */
export interface PortraitImage {
  /** The address for browsers that know neither `srcset` nor the formats. */
  src: string
  width: number
  height: number
  /** A CSS colour shown until the picture is there. */
  placeholder?: string | undefined
  sources?: { type: string; srcSet: string }[]
}

/** The `sizes` of a card in the artists' grid. */
export const CARD_SIZES =
  '(min-width: 1500px) 340px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, calc(50vw - 24px)'

const FALLBACK_WIDTH = 640

/** A processed picture as it is stored, of a person or of the blog. */
type StoredPicture = Pick<ProfileImage, 'base' | 'widths' | 'width' | 'height'> & {
  readonly placeholder?: string
}

/** How a stored picture is shown: every width in every format, the sharpest format first. */
export function storedPicture(media: StoredPicture): PortraitImage {
  const srcSet = (format: string): string =>
    media.widths
      .map((width) => `${publicFileUrl(`${media.base}/${String(width)}.${format}`)} ${String(width)}w`)
      .join(', ')
  const fallback =
    media.widths.find((width) => width >= FALLBACK_WIDTH) ?? media.widths.at(-1) ?? FALLBACK_WIDTH
  return {
    src: publicFileUrl(`${media.base}/${String(fallback)}.jpeg`),
    width: media.width,
    height: media.height,
    placeholder: media.placeholder,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
      { type: 'image/jpeg', srcSet: srcSet('jpeg') },
    ],
  }
}

/** How somebody's photo is shown. A video gives null. */
export function portraitImage(media: ProfileMedia): PortraitImage | null {
  return media.kind === 'image' ? storedPicture(media) : null
}

/** The first photo among somebody's media: their face on cards and lists. */
export function firstPortrait(media: readonly ProfileMedia[]): PortraitImage | null {
  for (const item of media) {
    const image = portraitImage(item)
    if (image !== null) return image
  }
  return null
}

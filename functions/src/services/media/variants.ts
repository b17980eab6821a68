import type { Sharp, Stats } from 'sharp'
import { MAX_IMAGE_PIXELS, VARIANT_FORMATS, VARIANT_WIDTHS } from '@ribalta/domain/media/media'

type Format = (typeof VARIANT_FORMATS)[number]

export interface VariantFile {
  /** `{width}.{format}`, below the photo's folder. */
  readonly name: string
  readonly contentType: string
  readonly data: Buffer
}

export interface Variants {
  /** Of the largest variant, in pixels, upright. */
  readonly width: number
  readonly height: number
  readonly widths: number[]
  /** Average colour, `#rrggbb`. */
  readonly placeholder: string
  readonly files: readonly VariantFile[]
}

const ENCODE: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  // Effort 2: at these sizes 4 takes three times as long for files a few per cent smaller, while somebody waits.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 80, progressive: true }),
}

/** The picture that is being made, or was made last. */
let before: Promise<unknown> = Promise.resolve()

/**
 * A photo as the site serves it: upright by its EXIF orientation, without any metadata, in sRGB on white, in every
 * width of `VARIANT_WIDTHS` that it reaches (a narrower one in its own) and every format of `VARIANT_FORMATS`.
 * Throws where the bytes are not a whole picture or decode to more than `MAX_IMAGE_PIXELS`. One photo at a time in a process, whoever
 * asks: a decoded one may take hundreds of megabytes.
 */
export function makeVariants(photo: Buffer): Promise<Variants> {
  const variants = before.then(() => variantsOf(photo))
  before = variants.catch(() => undefined)
  return variants
}

async function variantsOf(photo: Buffer): Promise<Variants> {
  // Only who sends pictures waits for what decodes them.
  const { default: sharp } = await import('sharp')
  const largestWanted = VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? 0
  // Decoded once; the variants start from the largest, not from a picture of up to fifty million pixels.
  const { data, info } = await sharp(photo, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: largestWanted, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const reached = VARIANT_WIDTHS.filter((width) => width <= info.width)
  const widths: number[] = reached.length === 0 ? [info.width] : reached

  const files: VariantFile[] = []
  let height = info.height
  for (const width of widths) {
    const scaled = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    height = scaled.info.height
    const pixels = { width, height, channels: scaled.info.channels }
    for (const format of VARIANT_FORMATS) {
      const image = ENCODE[format](sharp(scaled.data, { raw: pixels }))
      files.push({
        name: `${String(width)}.${format}`,
        contentType: `image/${format}`,
        data: await image.toBuffer(),
      })
    }
  }
  return {
    width: widths.at(-1) ?? info.width,
    height,
    widths,
    placeholder: averageOf(await sharp(data, { raw }).stats()),
    files,
  }
}

function averageOf({ channels }: Stats): string {
  const grey = channels[0]?.mean ?? 0
  return `#${[0, 1, 2]
    .map((index) => Math.round(channels[index]?.mean ?? grey))
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')}`
}

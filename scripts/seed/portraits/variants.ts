import sharp, { type Sharp } from 'sharp'
import { VARIANT_FORMATS } from '../../../domain/src/media/media.ts'
import { randomFrom } from '../random.ts'
import { CANVAS, type Look, type Shot } from './look.ts'
import { drawPortrait } from './portrait.ts'

export interface Variant {
  readonly width: number
  readonly format: (typeof VARIANT_FORMATS)[number]
  readonly data: Buffer
}

const GRAIN_SIZE = 256
let grain: Promise<Buffer> | undefined

/** A tile of soft noise around middle grey: with it flat colours look printed and gradients do not band. */
function grainTile(): Promise<Buffer> {
  const random = randomFrom('grain')
  const pixels = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4)
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const noise = random.next() + random.next() - 1
    pixels.fill(128 + noise * 127, offset, offset + 3)
    pixels[offset + 3] = 20
  }
  return sharp(pixels, { raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 4 } })
    .png()
    .toBuffer()
}

/** Draws one photo; rasterised once at the largest width, the others are made of that. */
export async function drawVariants(look: Look, shot: Shot, widths: readonly number[]): Promise<Variant[]> {
  grain ??= grainTile()
  const largest = Math.max(...widths)
  const height = (width: number): number => Math.round((width * CANVAS.height) / CANVAS.width)
  const { data, info } = await sharp(Buffer.from(drawPortrait(look, shot)), {
    density: (72 * largest) / CANVAS.width,
  })
    .resize(largest, height(largest), { fit: 'fill' })
    .composite([{ input: await grain, tile: true, blend: 'overlay' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants: Variant[] = []
  for (const width of widths) {
    const scaled =
      width === largest ? data : await sharp(data, { raw }).resize(width, height(width)).raw().toBuffer()
    const image = sharp(scaled, { raw: { width, height: height(width), channels: info.channels } })
    for (const format of VARIANT_FORMATS) {
      variants.push({ width, format, data: await encode(image.clone(), format).toBuffer() })
    }
  }
  return variants
}

function encode(image: Sharp, format: Variant['format']): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality: 76, effort: 1 })
    case 'jpeg':
      return image.jpeg({ quality: 78 })
  }
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { VARIANT_FORMATS } from '../../domain/src/media/media.ts'
import { ROOT } from '../lib/project.ts'
import { inParallel } from './inParallel.ts'

const MASTERS = join(import.meta.dirname, 'pictures')
/** Deriving takes half a minute of a processor, and every suite begins with it. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'ribalta', 'pictures')

/** A picture of the seed, which the application reads as `{base}/{width}.{format}`. */
export interface Picture {
  readonly base: string
  readonly widths: readonly number[]
  /** A WebP file as wide as the largest width. */
  readonly master: string
}

/** A picture whose sizes and formats are files: `{folder}/{width}.{format}`. */
export interface DerivedPicture extends Picture {
  readonly folder: string
}

/** Returns the path of a master in `scripts/seed/pictures`. */
export function masterFile(name: string): string {
  return join(MASTERS, `${name}.webp`)
}

/** Derives the sizes and formats that the cache lacks, and returns where all of them are. */
export async function derivePictures(
  pictures: readonly Picture[],
  { atOnce = availableParallelism(), cache = CACHE } = {},
): Promise<DerivedPicture[]> {
  const source = await readFile(import.meta.filename)
  // One thread per picture: many pictures at once are faster than many threads for one.
  sharp.concurrency(1)
  const derived: DerivedPicture[] = []
  await inParallel(pictures, atOnce, async (picture) => {
    const master = await readFile(picture.master)
    const hash = createHash('sha256').update(source).update(master).update(picture.widths.join())
    const folder = join(cache, hash.digest('hex').slice(0, 16))
    if (!existsSync(folder)) await derive(picture, master, folder)
    derived.push({ ...picture, folder })
  })
  return derived
}

/** Writes a folder as a whole, because another process may derive the same picture or be killed meanwhile. */
async function derive({ widths }: Picture, master: Buffer, folder: string): Promise<void> {
  const draft = `${folder}.${String(process.pid)}`
  await mkdir(draft, { recursive: true })
  let pixels = await sharp(master).raw().toBuffer({ resolveWithObject: true })
  const largest = pixels.info.width
  // Each size comes from the next larger one, which has fewer pixels to read than the master.
  for (const width of widths.toSorted((one, other) => other - one)) {
    if (width < pixels.info.width) {
      const resized = sharp(pixels.data, { raw: pixels.info }).resize({ width })
      pixels = await resized.raw().toBuffer({ resolveWithObject: true })
    }
    for (const format of VARIANT_FORMATS) {
      const isMaster = width === largest && format === 'webp'
      const image = sharp(pixels.data, { raw: pixels.info })
      const file = isMaster ? master : await encode(image, format).toBuffer()
      await writeFile(join(draft, `${String(width)}.${format}`), file)
    }
  }
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Encodes as fast as each format can: the seed's pictures are small either way. */
function encode(image: Sharp, format: (typeof VARIANT_FORMATS)[number]): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 0, tune: 'psnr', chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality: 76, effort: 0 })
    case 'jpeg':
      return image.jpeg({ quality: 78 })
  }
}

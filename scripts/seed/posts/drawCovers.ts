import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { VARIANT_FORMATS } from '../../../domain/src/media/media.ts'
import { ROOT } from '../../lib/project.ts'
import type { StoredPhoto } from '../writeFiles.ts'
import { COVER_WIDTHS, drawCover } from './cover.ts'
import { coverBase, SEEDED_POSTS } from './posts.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'ribalta', 'covers')

async function draw(svg: string, folder: string): Promise<void> {
  // Whole or not at all, as portraits are (portraitCache.ts).
  const draft = `${folder}.${String(process.pid)}`
  await mkdir(draft, { recursive: true })
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const width of COVER_WIDTHS) {
    const scaled = sharp(data, { raw }).resize({ width })
    for (const format of VARIANT_FORMATS) {
      const encoded = scaled.clone().toFormat(format, { quality: format === 'avif' ? 55 : 78, effort: 1 })
      await writeFile(join(draft, `${String(width)}.${format}`), await encoded.toBuffer())
    }
  }
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Draws the covers that are not in the cache yet, and answers where the files of all lie. */
export async function drawCovers(): Promise<StoredPhoto[]> {
  await mkdir(CACHE, { recursive: true })
  const covers: StoredPhoto[] = []
  for (const { slug, motif } of SEEDED_POSTS) {
    const svg = drawCover(motif, slug)
    const folder = join(CACHE, createHash('sha256').update(svg).digest('hex').slice(0, 16))
    if (!existsSync(folder)) await draw(svg, folder)
    covers.push({ base: coverBase(slug), widths: COVER_WIDTHS, folder })
  }
  return covers
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../lib/project.ts'
import type { Photo } from './people/roster.ts'
import { drawVariants } from './portraits/variants.ts'
import { inParallel } from './inParallel.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'ribalta')
const SOURCES = ['portraits', 'people', 'random.ts']

/** The folder of the drawings made by these sources; other sources, other folder. */
async function cacheFolder(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(import.meta.dirname, source)
    const files = source.endsWith('.ts')
      ? [path]
      : (await readdir(path)).toSorted().map((name) => join(path, name))
    for (const file of files) {
      if (!file.endsWith('.test.ts')) hash.update(await readFile(file))
    }
  }
  return join(CACHE, `portraits-${hash.digest('hex').slice(0, 12)}`)
}

/** Older sources' drawings are of no use any more. */
async function forgetOthers(folder: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name)
    if (name.startsWith('portraits-') && path !== folder) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Draws the photos that are not in the cache yet and answers the cache's folder: the files of a photo are at
 * `{folder}/{photo.base}/{width}.{format}`. `report` hears how far it got, when there is something to draw.
 */
export async function fillPortraitCache(
  photos: readonly Photo[],
  report: (drawn: number, total: number) => void,
): Promise<string> {
  const folder = await cacheFolder()
  await mkdir(folder, { recursive: true })
  await forgetOthers(folder)
  const missing = photos.filter(({ base }) => !existsSync(join(folder, base)))
  let drawn = 0
  // One thread for each picture and as many pictures as processors: less waiting than many threads for one.
  sharp.concurrency(1)
  await inParallel(missing, cpus().length, async ({ base, look, shot, widths }) => {
    const variants = await drawVariants(look, shot, widths)
    const target = join(folder, base)
    // Whole or not at all: another process, or the next one, must never take half a photo for a whole one.
    const draft = `${target}.${String(process.pid)}`
    await mkdir(draft, { recursive: true })
    for (const { width, format, data } of variants)
      await writeFile(join(draft, `${String(width)}.${format}`), data)
    await mkdir(dirname(target), { recursive: true })
    await rename(draft, target).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    })
    drawn += 1
    report(drawn, missing.length)
  })
  return folder
}

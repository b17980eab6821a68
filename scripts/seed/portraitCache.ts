import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../lib/project.ts'
import type { Photo } from './people/roster.ts'
import { drawVariants } from './portraits/variants.ts'
import { inParallel } from './inParallel.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'ribalta')
const SOURCES = ['portraits', 'random.ts']

/** The folder of the drawings made by these sources of the drawing; other sources, other folder. */
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

/** Where the files of a photo lie: by what is drawn, so that only a change of that draws it again. */
function folderOf(cache: string, { look, shot, widths }: Photo): string {
  const hash = createHash('sha256').update(JSON.stringify([look, shot, widths]))
  return join(cache, hash.digest('hex').slice(0, 16))
}

/** A drawn photo; its files are `{folder}/{width}.{format}`. */
export interface DrawnPhoto extends Photo {
  readonly folder: string
}

/**
 * Draws the photos that are not in the cache yet and answers where all are. `report` hears how far it got, when there
 * is something to draw.
 */
export async function fillPortraitCache(
  photos: readonly Photo[],
  report: (drawn: number, total: number) => void,
): Promise<DrawnPhoto[]> {
  const cache = await cacheFolder()
  await mkdir(cache, { recursive: true })
  await forgetOthers(cache)
  const all = photos.map((photo) => ({ ...photo, folder: folderOf(cache, photo) }))
  const missing = all.filter(({ folder }) => !existsSync(folder))
  let drawn = 0
  // One thread for each picture and as many pictures as processors: less waiting than many threads for one.
  sharp.concurrency(1)
  await inParallel(missing, availableParallelism(), async (photo) => {
    await draw(photo)
    drawn += 1
    report(drawn, missing.length)
  })
  return all
}

/** Whole or not at all: another process, or the next one, must never take half a photo for a whole one. */
async function draw({ look, shot, widths, folder }: DrawnPhoto): Promise<void> {
  const variants = await drawVariants(look, shot, widths)
  const draft = `${folder}.${String(process.pid)}`
  await mkdir(draft, { recursive: true })
  for (const { width, format, data } of variants)
    await writeFile(join(draft, `${String(width)}.${format}`), data)
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

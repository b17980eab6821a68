import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seedDay } from './people/records.ts'
import { rosterOf } from './people/roster.ts'
import { derivePictures, masterFile } from './pictures.ts'
import { coverPictures } from './posts/posts.ts'

const MAX_BYTES = 6_000_000
const FOLDER = join(import.meta.dirname, 'pictures')

describe('the masters of the seed’s pictures', () => {
  const pictures = [...rosterOf(seedDay(new Date())).photos, ...coverPictures()]

  it('are one file per picture, as wide as its largest size', async () => {
    for (const { master, widths } of pictures) {
      const { format, width } = await sharp(master).metadata()
      expect([master, format, width]).toEqual([master, 'webp', Math.max(...widths)])
    }
  })

  it('are all used and take at most 6 MB', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .map((name) => join(FOLDER, name))
      .filter((file) => file.endsWith('.webp'))
    const used = [...pictures.map(({ master }) => master), masterFile('camera')]
    expect(files.toSorted()).toEqual(used.toSorted())
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_BYTES)
  })
})

describe('derivePictures', () => {
  it('writes every width in every format, keeps the master as its own size, and derives once', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'pictures-'))
    onTestFinished(() => rm(cache, { recursive: true }))
    const master = masterFile('people/seed-0001-1')
    const picture = { base: 'media/seed-0001/foto-1', widths: [320, 1280], master }
    const [derived] = await derivePictures([picture], { cache })
    expect(derived).toMatchObject(picture)
    const folder = derived?.folder ?? ''
    const sizes = readdirSync(folder).map(async (name) => {
      const { width, height, format } = await sharp(join(folder, name)).metadata()
      return [name, format, width, height]
    })
    expect(await Promise.all(sizes)).toEqual([
      ['1280.avif', 'heif', 1280, 1600],
      ['1280.jpeg', 'jpeg', 1280, 1600],
      ['1280.webp', 'webp', 1280, 1600],
      ['320.avif', 'heif', 320, 400],
      ['320.jpeg', 'jpeg', 320, 400],
      ['320.webp', 'webp', 320, 400],
    ])
    expect(await readFile(join(folder, '1280.webp'))).toEqual(await readFile(master))
    const before = statSync(join(folder, '320.avif')).mtimeMs
    expect(await derivePictures([picture], { cache })).toEqual([derived])
    expect(statSync(join(folder, '320.avif')).mtimeMs).toBe(before)
  })
})

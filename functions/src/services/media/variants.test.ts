import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hostileFiles, photo, polyglot } from '../../testing/mediaFiles.ts'
import { makeVariants } from './variants.ts'

describe('the variants of a photo', () => {
  it('come in every width that the photo reaches and every format', async () => {
    const variants = await makeVariants(await photo(1400, 700))
    expect(variants.widths).toEqual([320, 640, 1280])
    expect([variants.width, variants.height]).toEqual([1280, 640])
    expect(variants.files.map((file) => file.name)).toEqual(
      [320, 640, 1280].flatMap((width) =>
        ['avif', 'webp', 'jpeg'].map((format) => `${String(width)}.${format}`),
      ),
    )
    for (const { name, contentType, data } of variants.files) {
      const { format, width, height } = await sharp(data).metadata()
      const [expectedWidth, expectedFormat] = name.split('.')
      expect(format).toBe(expectedFormat === 'avif' ? 'heif' : expectedFormat)
      expect(contentType).toBe(`image/${expectedFormat ?? ''}`)
      expect(width).toBe(Number(expectedWidth))
      expect(height).toBe(Number(expectedWidth) / 2)
    }
  })

  it('are never larger than the photo', async () => {
    const variants = await makeVariants(await photo(200, 300))
    expect(variants.widths).toEqual([200])
    expect([variants.width, variants.height]).toEqual([200, 300])
  })

  it('stop at 1920 pixels', async () => {
    const variants = await makeVariants(await photo(2500, 100))
    expect(variants.widths).toEqual([320, 640, 1280, 1920])
  })

  it('stand upright', async () => {
    const lying = await sharp(await photo(400, 600))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const variants = await makeVariants(lying)
    expect([variants.width, variants.height]).toEqual([320, 213])
  })

  it('carry nothing of the metadata nor of what was hidden in the file', async () => {
    const variants = await makeVariants(await polyglot())
    const telling: string[] = []
    for (const { name, data } of variants.files) {
      const { exif, xmp, iptc } = await sharp(data).metadata()
      const hasMetadata = exif !== undefined || xmp !== undefined || iptc !== undefined
      if (hasMetadata || data.includes('<script>') || data.includes('segredo')) telling.push(name)
    }
    expect(telling).toEqual([])
  })

  it('have the average colour as their placeholder', async () => {
    const flat = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer()
    expect((await makeVariants(await flat('#336699'))).placeholder).toBe('#336699')
    const grey = await sharp(await flat('#808080'))
      .greyscale()
      .png()
      .toBuffer()
    expect((await makeVariants(grey)).placeholder).toBe('#808080')
  })

  it('show a transparent picture on white', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await makeVariants(clear)).placeholder).toBe('#ffffff')
  })

  it.each([
    ['half a photo', 'premature end'],
    ['more pixels than are decoded', 'exceeds pixel limit'],
    ['a page behind the first bytes of a JPEG', 'JPEG'],
    ['nothing', 'empty'],
  ])('are not made of %s', async (name, complaint) => {
    const bytes = (await hostileFiles()).get(name) ?? Buffer.from('not there')
    await expect(makeVariants(bytes)).rejects.toThrow(complaint)
  })

  it('are made of one photo at a time, also after one that fails', async () => {
    let most = 0
    const look = (): void => {
      // What is under way first: its thread takes it out of the queue at any moment, and would be counted in both.
      const { process } = sharp.counters()
      most = Math.max(most, process + sharp.counters().queue)
    }
    const photos = [
      await photo(400, 300),
      Buffer.from('not there'),
      await photo(300, 400),
      await photo(500, 500),
    ]
    sharp.queue.on('change', look)
    const made = await Promise.allSettled(photos.map(makeVariants))
    sharp.queue.off('change', look)
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(most).toBe(1)
  })
})

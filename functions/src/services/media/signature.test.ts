import { HEIC_TYPE, readFileType } from '@ribalta/domain/media/fileSignature'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { hostileFiles, mov, mp4, photo, webm } from '../../testing/mediaFiles.ts'
import { realVideo } from '../../testing/videoFiles.ts'
import { sniffAttachment, sniffMedia } from './sniff.ts'

/** An ISO file of this brand. */
function branded(brand: string): Buffer {
  const file = mp4()
  file.write(brand, 8, 'latin1')
  return file
}

describe('the browser’s reading of a file’s first bytes', () => {
  it.each<readonly [string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG', () => photo(64, 64, 'jpeg')],
    ['a PNG', () => photo(64, 64, 'png')],
    ['a WebP', () => photo(64, 64, 'webp')],
    ['an AVIF', () => photo(64, 64, 'avif')],
    ['an MP4', () => realVideo('mp4')],
    ['a MOV', () => realVideo('mov')],
    ['a WebM', () => realVideo('webm')],
    ['the head of a MOV', () => mov()],
    ['the head of a WebM', () => webm()],
    ['of the brand isom', () => branded('isom')],
    ['of the brand mp42', () => branded('mp42')],
    ['of the brand avis', () => branded('avis')],
  ])('is the server’s: %s', async (_name, make) => {
    const bytes = await make()
    const { mime } = (await fileTypeFromBuffer(bytes)) ?? {}
    expect(mime).toBeDefined()
    expect(readFileType(bytes)).toBe(mime)
  })

  it.each(['heic', 'heix', 'mif1', 'msf1', 'hevc', 'hevx'])('knows HEIC by its brand %s', async (brand) => {
    expect(readFileType(branded(brand))).toBe(HEIC_TYPE)
    expect(await sniffMedia(branded(brand))).toBeUndefined()
  })

  it.each(['M4V ', 'M4A ', 'F4B ', 'crx ', '3gp5'])(
    'refuses the brand %s as the server does',
    async (brand) => {
      expect(readFileType(branded(brand))).toBeUndefined()
      expect(await sniffMedia(branded(brand))).toBeUndefined()
    },
  )

  it.each(['nothing', 'an SVG', 'a page', 'a GIF', 'an archive', 'a program', 'text', 'noise'])(
    'refuses %s as the server does',
    async (name) => {
      const bytes = (await hostileFiles()).get(name) ?? mp4()
      expect(readFileType(bytes)).toBeUndefined()
      expect([await sniffMedia(bytes), await sniffAttachment(bytes)]).toEqual([undefined, undefined])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { hostileFiles, mov, mp4, photo, webm } from '../../testing/mediaFiles.ts'
import { sniffAttachment, sniffMedia } from './sniff.ts'

describe('what a file is', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is a photo', async (format) => {
    expect(await sniffMedia(await photo(64, 64, format))).toEqual({ kind: 'image' })
  })

  it.each([
    ['MP4', mp4(), 'mp4', 'video/mp4'],
    ['QuickTime', mov(), 'mov', 'video/quicktime'],
    ['WebM', webm(), 'webm', 'video/webm'],
  ])('%s is a video', async (_, bytes, extension, contentType) => {
    expect(await sniffMedia(bytes)).toEqual({ kind: 'video', extension, contentType })
  })

  it('a photo is told by its first bytes alone', async () => {
    const bytes = await photo(2000, 2000)
    expect(await sniffMedia(bytes.subarray(0, 4096))).toEqual({ kind: 'image' })
  })

  it.each([
    'nothing',
    'an SVG',
    'an SVG with an XML declaration',
    'a page',
    'a GIF',
    'a PDF',
    'an archive',
    'a program',
    'text',
    'noise',
  ])('%s is not accepted', async (name) => {
    const bytes = (await hostileFiles()).get(name)
    expect(bytes).toBeDefined()
    expect(await sniffMedia(bytes ?? (await photo()))).toBeUndefined()
  })
})

describe('what goes with a message', () => {
  it('is a picture or a PDF by its bytes', async () => {
    expect(await sniffAttachment(await photo(64, 64, 'png'))).toEqual({
      kind: 'image',
      contentType: 'image/png',
    })
    const pdf = (await hostileFiles()).get('a PDF') ?? Buffer.alloc(0)
    expect(await sniffAttachment(pdf)).toEqual({ kind: 'pdf', contentType: 'application/pdf' })
  })

  it.each(['nothing', 'an SVG', 'a page', 'a GIF', 'an archive', 'a program', 'text', 'noise'])(
    'is not %s',
    async (name) => {
      expect(await sniffAttachment((await hostileFiles()).get(name) ?? mp4())).toBeUndefined()
    },
  )
})

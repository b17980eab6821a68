import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photo } from '../../testing/mediaFiles.ts'
import { PLACE, SECRET } from '../../testing/videoFiles.ts'
import { sniffMedia } from './sniff.ts'
import { makeVariants, type Variants } from './variants.ts'

const whole = await photo(340, 400)
const png = await photo(340, 400, 'png')
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${PLACE}</place></x:xmpmeta>`

/** A JPEG with these segments behind its first two bytes. */
function withSegments(marker: number, ...contents: readonly Buffer[]): Buffer {
  const segments = contents.map((content) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  })
  return Buffer.concat([whole.subarray(0, 2), ...segments, whole.subarray(2)])
}

/** A PNG with this chunk behind its header. */
function withChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const bomb = deflateSync(Buffer.alloc(60 * 1024 * 1024))
const exif = { IFD0: { Model: SECRET }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 0/1' } }
const telling: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a JPEG with its place in EXIF', await sharp(whole).withExif(exif).jpeg().toBuffer()],
  ['a WebP with its place in EXIF', await sharp(whole).withExif(exif).webp().toBuffer()],
  ['an AVIF with its place in EXIF', await sharp(whole).withExif(exif).avif({ effort: 0 }).toBuffer()],
  ['a JPEG with its place in XMP', withSegments(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${XMP}`))],
  ['a JPEG with comments', withSegments(0xfe, Buffer.from(SECRET), Buffer.from(PLACE))],
  ['a JPEG with a page behind it', Buffer.concat([whole, Buffer.from(`<script>${SECRET}</script>`)])],
  ['a PNG with an archive behind it', Buffer.concat([png, Buffer.from(`PK\u0003\u0004${SECRET}`, 'latin1')])],
  ['a PNG with text', withChunk('tEXt', Buffer.from(`Comment\0${SECRET} ${PLACE}`))],
]
const hostile: readonly (readonly [name: string, bytes: Buffer])[] = [
  [
    'a JPEG with two megabytes of colour profile',
    withSegments(0xe2, ...Array.from({ length: 32 }, () => Buffer.from('ICC_PROFILE\0'.padEnd(65_000, 'x')))),
  ],
  [
    'a PNG with text that unpacks to 60 MB',
    withChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
  ],
  [
    'a PNG with a colour profile that unpacks to 60 MB',
    withChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb])),
  ],
  ['half a PNG', png.subarray(0, png.length / 2)],
  ['a PNG that ends in its header', png.subarray(0, 30)],
  [
    'a JPEG of no height',
    Buffer.concat([
      whole.subarray(0, 2),
      Buffer.from('ffc0000b080000ffff01011100', 'hex'),
      Buffer.from([0xff, 0xd9]),
    ]),
  ],
]

async function outcomeOf(bytes: Buffer): Promise<Variants | undefined> {
  if ((await sniffMedia(bytes))?.kind !== 'image') return undefined
  try {
    return await makeVariants(bytes)
  } catch {
    return undefined
  }
}

async function isClean({ files }: Variants): Promise<boolean> {
  for (const { data } of files) {
    const { exif, xmp } = await sharp(data).metadata()
    const tells = [PLACE, SECRET, '<script'].some((told) => data.includes(told))
    if (tells || exif !== undefined || xmp !== undefined) return false
  }
  return files.length > 0
}

it.each(telling)('%s comes out clean', async (_name, bytes) => {
  const variants = await outcomeOf(bytes)
  expect(variants !== undefined && (await isClean(variants))).toBe(true)
})

it.each(hostile)('%s: refused, or clean', async (_name, bytes) => {
  const variants = await outcomeOf(bytes)
  expect(variants === undefined || (await isClean(variants))).toBe(true)
})

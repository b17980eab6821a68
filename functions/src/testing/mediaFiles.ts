import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** A plain photo of the given size; colours differ, so that two of them are told apart. */
export function photo(width = 400, height = 500, format: PhotoFormat = 'jpeg'): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** As much of an MP4 file as says what it is. */
export function mp4(size = 2048): Buffer {
  return isoMedia('isom', size)
}

/** As much of a QuickTime file as says what it is. */
export function mov(size = 2048): Buffer {
  return isoMedia('qt  ', size)
}

function isoMedia(brand: string, size: number): Buffer {
  const type = Buffer.alloc(24)
  type.writeUInt32BE(24, 0)
  type.write(`ftyp${brand}`, 4, 'latin1')
  type.write(`${brand}mp42`, 16, 'latin1')
  const data = Buffer.alloc(size - type.length, 1)
  data.writeUInt32BE(data.length, 0)
  data.write('mdat', 4, 'latin1')
  return Buffer.concat([type, data])
}

/** As much of a WebM file as says what it is. */
export function webm(): Buffer {
  const docType = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')])
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | docType.length]),
    docType,
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.alloc(64),
  ])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>'

/** Files that must not become anybody's media, by what they are. */
export async function hostileFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const whole = await photo()
  return new Map([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from(SVG)],
    ['an SVG with an XML declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['a page', Buffer.from(HTML)],
    ['a page behind the first bytes of a JPEG', Buffer.concat([whole.subarray(0, 12), Buffer.from(HTML)])],
    ['a page behind the first bytes of a PNG', Buffer.concat([PNG_SIGNATURE, Buffer.from(HTML)])],
    ['half a photo', whole.subarray(0, Math.floor(whole.length / 2))],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>', 'latin1')],
    ['an archive', Buffer.from('PK\u0003\u0004'.padEnd(64, '\u0000'), 'latin1')],
    ['a program', Buffer.from('\u007fELF\u0002\u0001\u0001'.padEnd(64, '\u0000'), 'latin1')],
    ['text', Buffer.from('isto não é uma foto')],
    ['noise', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 73 + 19) % 256))],
    ['more pixels than are decoded', pngClaiming(20_000, 20_000)],
  ])
}

/** A photo with a page inside its metadata and behind its end: harmless once re-encoded. */
export async function polyglot(): Promise<Buffer> {
  const withComment = await sharp(await photo(640, 480))
    .withExif({ IFD0: { ImageDescription: HTML, Copyright: 'segredo' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([withComment, Buffer.from(HTML)])
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The start of a PNG whose header promises this many pixels. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(64))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

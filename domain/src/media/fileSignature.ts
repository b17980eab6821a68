import { type IMAGE_TYPES, PDF_TYPE, type VIDEO_TYPES } from './media.ts'

/** How many of a file's first bytes tell its type. */
export const SIGNATURE_BYTES = 64

/** Photos of an iPhone, which browsers other than Safari can't show. */
export const HEIC_TYPE = 'image/heic'

export type SignedType =
  (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number] | typeof PDF_TYPE | typeof HEIC_TYPE

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'mif1', 'msf1', 'hevc', 'hevx'])
/** Brands of sound, of bought films and of raw photos; the server takes every other brand for an MP4. */
const OTHER_BRANDS = /^(?:M4V|M4A|M4B|F4A|F4B|crx|3g)/
/** QuickTime files from before there were brands begin with one of these boxes. */
const QUICKTIME_BOXES: ReadonlySet<string> = new Set(['free', 'mdat', 'moov', 'wide'])

function typeOfBrand(brand: string): SignedType | undefined {
  if (brand === 'avif' || brand === 'avis') return 'image/avif'
  if (HEIC_BRANDS.has(brand)) return HEIC_TYPE
  if (brand === 'qt  ') return 'video/quicktime'
  return OTHER_BRANDS.test(brand) ? undefined : 'video/mp4'
}

/**
 * Returns the type that a file's first {@link SIGNATURE_BYTES} bytes show, whatever its name says; undefined for a type that no upload
 * takes. The server's library gives the same answer.
 */
export function readFileType(head: Uint8Array): SignedType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('%PDF')) return PDF_TYPE
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  // EBML, and its DocType with the length in one byte (RFC 8794, 11.2.4).
  if (text.startsWith('\u001a\u0045\u00df\u00a3')) {
    return /\u0042\u0082[\u0080-\u00ff]webm/.test(text) ? 'video/webm' : undefined
  }
  const box = text.slice(4, 8)
  if (box === 'ftyp') return typeOfBrand(text.slice(8, 12))
  return QUICKTIME_BOXES.has(box) ? 'video/quicktime' : undefined
}

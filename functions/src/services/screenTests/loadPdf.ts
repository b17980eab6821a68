import { decodePDFRawStream, PDFContext, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** Maximum decompressed size of a PDF's object streams, in bytes. Large scripts have a few megabytes. */
const MAX_UNPACKED = 64 * 1024 * 1024

/** The used part of a pdf-lib decoder. */
interface Decoder {
  ensureBuffer: (size: number) => Uint8Array
}

/** Bytes decompressed since the last PDF was opened. */
let unpacked = 0

limitDecoders()

/**
 * Parses a PDF. Throws when it is broken or protected, and when its object streams decompress to more than `MAX_UNPACKED`: 800 kB can hold
 * a gigabyte. The parser doesn't decompress the contents of pages.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  unpacked = 0
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  // pdf-lib skips objects that it can't read, and with them the error.
  requireWithinLimit()
  return pdf
}

/**
 * Adds a limit to pdf-lib's decoders, which have none. All of them grow their buffer through a base class that the library doesn't
 * export.
 */
function limitDecoders(): void {
  const dict = PDFContext.create().obj({})
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  const decoder: unknown = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([0x78, 0x9c])))
  const base: unknown = Object.getPrototypeOf(Object.getPrototypeOf(decoder))
  if (!isDecoder(base)) throw new Error('The decoders of @cantoo/pdf-lib have changed')
  const grow = base.ensureBuffer
  base.ensureBuffer = function (this: Decoder & { readonly buffer?: Uint8Array }, size) {
    const before = this.buffer?.length ?? 0
    if (size <= before) return grow.call(this, size)
    unpacked += size - before
    requireWithinLimit()
    const grown = grow.call(this, size)
    unpacked += grown.length - size
    return grown
  }
}

function requireWithinLimit(): void {
  if (unpacked > MAX_UNPACKED) throw new Error('A PDF unpacks to too much')
}

function isDecoder(value: unknown): value is Decoder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ensureBuffer' in value &&
    typeof value.ensureBuffer === 'function'
  )
}

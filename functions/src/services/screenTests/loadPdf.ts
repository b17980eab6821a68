import { decodePDFRawStream, PDFContext, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** What all streams that the reader unpacks of one PDF may come to, in bytes: large scripts have a few megabytes of them. */
const MAX_UNPACKED = 64 * 1024 * 1024

/** A decoder of the library, as far as it is used here. */
interface Decoder {
  ensureBuffer: (size: number) => Uint8Array
}

/** How much was unpacked since a PDF was last begun, with what was refused. */
let unpacked = 0

limitDecoders()

/**
 * Reads a PDF. Throws for one that is broken or protected, and for one whose objects unpack to more than `MAX_UNPACKED`: 800 kB can hold
 * a gigabyte. What is drawn on its pages stays packed.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  unpacked = 0
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  // The library goes on after an object that it can't read.
  requireLittle()
  return pdf
}

/**
 * Counts what the library's decoders unpack. They have no limit of their own, and share a base class that the library doesn't export,
 * whose buffer all of them ask to grow.
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
    requireLittle()
    const grown = grow.call(this, size)
    unpacked += grown.length - size
    return grown
  }
}

function requireLittle(): void {
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

import { decodeFieldEntries, encodeFieldEntries, fieldEntryAt } from '../../protobuf/fieldEntries.ts'
import type { Fields, Timestamp, Value } from '../../values/value.ts'
import type { FieldPath } from '../field-path.ts'
import { valueAt } from '../field-path.ts'
import type { Document } from '../types.ts'

const SLAB = 64 * 1024
/** Larger fields get memory of their own, so that a slab wastes little at its end. */
const LARGE = 8 * 1024
/** How much of encoded fields is kept decoded, too. */
const MOST_DECODED = 2 * 1024 * 1024

/**
 * A document as the store keeps it: its fields are protobuf bytes, a third of what the same values take as objects,
 * nothing for the garbage collector to follow, and ready to be sent. Those read last are kept decoded as well.
 */
export class PackedDocument implements Document {
  readonly name: string
  readonly createTime: Timestamp
  readonly updateTime: Timestamp
  /** The fields as they stand within an encoded google.firestore.v1.Document. */
  readonly packed: Uint8Array

  constructor(name: string, packed: Uint8Array, createTime: Timestamp, updateTime: Timestamp) {
    this.name = name
    this.packed = packed
    this.createTime = createTime
    this.updateTime = updateTime
  }

  get fields(): Fields {
    const known = decoded.get(this)
    if (known !== undefined) return known
    const fields = decodeFieldEntries(this.packed)
    remember(this, fields)
    return fields
  }
}

/** Packs a document that is about to be kept, unless it is packed already; `packed` where its fields have been. */
export function packDocument(unpacked: Document, packed?: Uint8Array): PackedDocument {
  if (unpacked instanceof PackedDocument) return unpacked
  const { name, fields, createTime, updateTime } = unpacked
  const document = new PackedDocument(
    name,
    keep(packed ?? encodeFieldEntries(fields)),
    createTime,
    updateTime,
  )
  remember(document, fields)
  return document
}

/** The value at a path of a document's fields; of a packed one no other value is decoded. */
export function documentValue(document: Document, path: FieldPath): Value | undefined {
  if (!(document instanceof PackedDocument)) return valueAt(document.fields, path)
  const known = decoded.get(document)
  return known === undefined ? fieldEntryAt(document.packed, path) : valueAt(known, path)
}

/** The same document with other fields, as a projection or a mask leaves them. */
export function withFields({ name, createTime, updateTime }: Document, fields: Fields): Document {
  return { name, fields, createTime, updateTime }
}

/** The first in is the first out. */
const decoded = new Map<PackedDocument, Fields>()
let decodedBytes = 0

function remember(document: PackedDocument, fields: Fields): void {
  const size = document.packed.byteLength
  if (size > MOST_DECODED / 4) return
  decoded.set(document, fields)
  decodedBytes += size
  for (const oldest of decoded.keys()) {
    if (decodedBytes <= MOST_DECODED) break
    decoded.delete(oldest)
    decodedBytes -= oldest.packed.byteLength
  }
}

let slab = Buffer.allocUnsafeSlow(SLAB)
let slabEnd = 0

/** A copy of some bytes in long-lived memory. */
function keep(bytes: Uint8Array): Uint8Array {
  const size = bytes.byteLength
  if (size > LARGE) return new Uint8Array(bytes)
  if (slabEnd + size > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB)
    slabEnd = 0
  }
  const kept = new Uint8Array(slab.buffer, slabEnd, size)
  kept.set(bytes)
  slabEnd += size
  return kept
}

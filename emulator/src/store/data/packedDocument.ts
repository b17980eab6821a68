import { decodeFieldEntries, encodeFieldEntries, fieldEntryAt } from '../../protobuf/fieldEntries.ts'
import { identicalFields } from '../../values/identical.ts'
import type { Fields, Timestamp, Value } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import { valueAt } from '../fieldPath.ts'
import type { Document } from '../types.ts'

/**
 * A slab lives as long as any document in it. Slabs this large can be given back to the system one by one, whatever
 * else lies between them (see bin/java); smaller ones also cost more in the allocator than they would save.
 */
const SLAB = 256 * 1024
/** Larger fields get memory of their own, so that a slab wastes little at its end. */
const LARGE = 8 * 1024
/** How much of encoded fields is kept decoded, too. */
const MAX_DECODED = 256 * 1024

/**
 * A document as the store keeps it: its fields are protobuf bytes, a third of what the same values take as objects,
 * nothing for the garbage collector to follow, and ready to be sent. Those read last are kept decoded as well.
 */
export class PackedDocument implements Document {
  readonly name: string
  readonly createTime: Timestamp
  readonly updateTime: Timestamp
  /** How many bytes the fields take. */
  readonly size: number
  // A view of their own would take as much memory as the rest of this object twice over.
  readonly #memory: Uint8Array
  readonly #start: number

  constructor({ name, createTime, updateTime }: Omit<Document, 'fields'>, { memory, start, size }: Packed) {
    this.name = name
    this.createTime = createTime
    this.updateTime = updateTime
    this.size = size
    this.#memory = memory
    this.#start = start
  }

  /** The same fields, in the same memory, under other times and another name. */
  as(about: Partial<Omit<Document, 'fields'>>): PackedDocument {
    const { name, createTime, updateTime } = this
    const packed = { memory: this.#memory, start: this.#start, size: this.size }
    return new PackedDocument({ name, createTime, updateTime, ...about }, packed)
  }

  /** The fields as they stand within an encoded google.firestore.v1.Document. */
  get packed(): Uint8Array {
    return this.#memory.subarray(this.#start, this.#start + this.size)
  }

  get fields(): Fields {
    const known = decoded.get(this)
    if (known !== undefined) return known
    const fields = decodeFieldEntries(this.packed)
    remember(this, fields)
    return fields
  }

  /** The value at a path; no other is decoded. */
  valueAt(path: FieldPath): Value | undefined {
    const known = decoded.get(this)
    if (known !== undefined) return valueAt(known, path)
    return fieldEntryAt(this.#memory, path, this.#start, this.#start + this.size)
  }
}

/** Where packed fields are kept. */
interface Packed {
  readonly memory: Uint8Array
  readonly start: number
  readonly size: number
}

/** Packs a document that is about to be kept, unless it is packed already; `packed` where its fields have been. */
export function packDocument(unpacked: Document, packed?: Uint8Array): PackedDocument {
  if (unpacked instanceof PackedDocument) return unpacked
  const { fields } = unpacked
  const document = new PackedDocument(unpacked, keep(packed ?? encodeFieldEntries(fields)))
  remember(document, fields)
  return document
}

/** The value at a path of a document's fields; of a packed one no other value is decoded. */
export function documentValue(document: Document, path: FieldPath): Value | undefined {
  return document instanceof PackedDocument ? document.valueAt(path) : valueAt(document.fields, path)
}

/**
 * Whether a document has exactly these fields, given packed as well. The same fields in another order are packed in as
 * many bytes, so those that differ in length need no closer look.
 */
export function hasFields(document: Document, fields: Fields, packed: Uint8Array): boolean {
  if (document instanceof PackedDocument) {
    if (document.size !== packed.byteLength) return false
    if (Buffer.compare(document.packed, packed) === 0) return true
  }
  return identicalFields(document.fields, fields)
}

/** Whether two documents have exactly the same fields. */
export function isIdentical(a: Document, b: PackedDocument): boolean {
  return a instanceof PackedDocument && a.size !== b.size ? false : hasFields(a, b.fields, b.packed)
}

/** The same document with other fields, as a projection or a mask leaves them. */
export function withFields({ name, createTime, updateTime }: Document, fields: Fields): Document {
  return { name, fields, createTime, updateTime }
}

/** The first in is the first out. */
const decoded = new Map<PackedDocument, Fields>()
let decodedBytes = 0

function remember(document: PackedDocument, fields: Fields): void {
  const { size } = document
  if (size > MAX_DECODED / 4) return
  decoded.set(document, fields)
  decodedBytes += size
  for (const oldest of decoded.keys()) {
    if (decodedBytes <= MAX_DECODED) break
    decoded.delete(oldest)
    decodedBytes -= oldest.size
  }
}

/** Lets go of what is kept decoded, and of the documents with it. */
export function forgetDecoded(): void {
  decoded.clear()
  decodedBytes = 0
}

let slab = new Uint8Array(SLAB)
let slabEnd = 0

/** A copy of some bytes in long-lived memory. */
function keep(bytes: Uint8Array): Packed {
  const size = bytes.byteLength
  if (size > LARGE) return { memory: new Uint8Array(bytes), start: 0, size }
  if (slabEnd + size > SLAB) {
    slab = new Uint8Array(SLAB)
    slabEnd = 0
  }
  const start = slabEnd
  slab.set(bytes, start)
  slabEnd += size
  return { memory: slab, start, size }
}

import type { MessageType } from '../../protobuf/message.ts'
import { WIRE } from '../../protobuf/reader.ts'
import { timestamp } from '../../protobuf/timestamp.ts'
import { ByteWriter } from '../../protobuf/writer.ts'
import { PackedDocument } from '../../store/index.ts'

const MAX_KEPT = 4096

/**
 * The message type of documents, with a short way for those that the store keeps: their fields are written as they are,
 * and their JSON is kept for the next time, because one changed document goes to every listener. The number of kept forms
 * is bounded, so that a large first result does not stay in memory twice.
 */
export function storedForm<T extends object>(type: MessageType<T>): MessageType<T> {
  let json = new WeakMap<T, unknown>()
  let kept = 0

  function keep(document: T, form: unknown): unknown {
    if (!(document instanceof PackedDocument)) return form
    kept += 1
    if (kept > MAX_KEPT) {
      json = new WeakMap()
      kept = 0
    }
    json.set(document, form)
    return form
  }

  return {
    ...type,
    encode(document) {
      if (!(document instanceof PackedDocument)) return type.encode(document)
      const writer = new ByteWriter()
      writePacked(writer, document)
      return writer.finish()
    },
    write(writer, document) {
      if (!(document instanceof PackedDocument)) {
        type.write(writer, document)
        return
      }
      const start = writer.open()
      writePacked(writer, document)
      writer.close(start)
    },
    toJson: (document) => json.get(document) ?? keep(document, type.toJson(document)),
  }
}

/** Field numbers of google/firestore/v1/document.proto. */
function writePacked(writer: ByteWriter, { name, packed, createTime, updateTime }: PackedDocument): void {
  writer.tag(1, WIRE.LENGTH)
  writer.string(name)
  writer.raw(packed)
  writer.tag(3, WIRE.LENGTH)
  timestamp.write(writer, createTime)
  writer.tag(4, WIRE.LENGTH)
  timestamp.write(writer, updateTime)
}

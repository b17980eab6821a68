import type { MessageType } from '../protobuf/message.ts'

const MAX_KEPT = 4096

/**
 * The same message type, but an object's encoded form (bytes and JSON) is kept for the next time the same object
 * is sent: one changed document goes to every listener and is encoded once. Only for immutable messages. The number
 * of kept forms is bounded, so a large initial result does not stay in memory twice.
 */
export function sharedEncoding<T extends object>(type: MessageType<T>): MessageType<T> {
  let binary = new WeakMap<T, Buffer>()
  let json = new WeakMap<T, unknown>()
  let kept = 0

  function keep<V>(forms: WeakMap<T, V>, message: T, form: V): V {
    kept += 1
    if (kept > MAX_KEPT) {
      binary = new WeakMap()
      json = new WeakMap()
      kept = 0
    } else forms.set(message, form)
    return form
  }

  function encode(message: T): Buffer {
    return binary.get(message) ?? keep(binary, message, type.encode(message))
  }

  return {
    ...type,
    encode,
    write: (writer, message) => writer.bytes(encode(message)),
    toJson: (message) => json.get(message) ?? keep(json, message, type.toJson(message)),
  }
}

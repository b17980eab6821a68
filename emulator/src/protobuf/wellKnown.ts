import { jsonObject, message, optional, plain, readEntry, writeEntries } from './message.ts'
import { WIRE } from './reader.ts'
import { int32, int64, invalidPayload, string } from './types.ts'
import type { Type } from './types.ts'

const stringValue = message({ stringValue: optional(3, string) })

/** google.protobuf.Struct of strings, which is all that we say in one. In JSON a plain object. */
export const textStruct: Type<Readonly<Record<string, string>>> = {
  wire: WIRE.LENGTH,
  read(reader) {
    const outer = reader.enter()
    const values: Record<string, { readonly stringValue?: string | undefined }> = {}
    while (!reader.done) {
      const tag = reader.uint32()
      if (tag >>> 3 === 1) readEntry(reader, stringValue, values)
      else reader.skip(tag & 7)
    }
    reader.leave(outer)
    return Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each.stringValue ?? '']))
  },
  write(writer, texts) {
    const start = writer.open()
    const values = Object.entries(texts).map(([name, text]) => [name, { stringValue: text }] as const)
    writeEntries(writer, 1, stringValue, Object.fromEntries(values))
    writer.close(start)
  },
  fromJson(json) {
    return Object.fromEntries(
      Object.entries(jsonObject(json)).map(([name, text]) => [name, string.fromJson(text)]),
    )
  },
  toJson: (texts) => texts,
}

const parts = message({ seconds: plain(1, int64), nanos: plain(2, int32) })
const DURATION = /^(\d+)(?:\.(\d{1,9}))?s$/

/** google.protobuf.Duration in milliseconds, not negative. In JSON `"0.0015s"`. */
export const duration: Type<number> = {
  wire: WIRE.LENGTH,
  read(reader) {
    const { seconds, nanos } = parts.read(reader)
    return Number(seconds) * 1000 + nanos / 1_000_000
  },
  write(writer, milliseconds) {
    const seconds = Math.floor(milliseconds / 1000)
    const nanos = Math.floor((milliseconds - seconds * 1000) * 1_000_000)
    parts.write(writer, { seconds: BigInt(seconds), nanos })
  },
  fromJson(json) {
    const match = DURATION.exec(string.fromJson(json))
    if (match === null) throw invalidPayload()
    return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(9, '0')) / 1_000_000
  },
  toJson: (milliseconds) => `${(milliseconds / 1000).toFixed(6)}s`,
}

import { list, message, optional, plain } from '../../protobuf/message.ts'
import { int64, string } from '../../protobuf/types.ts'

/**
 * What an export consists of, as Google's emulator 1.22 writes it (the format of Datastore's managed exports): the folder
 * `<name>` with `<name>.overall_export_metadata`, a log of the version and of an {@link Overall}; that names the metadata of
 * each kind of entities, a {@link Kind}, which names files in the same folder, which are logs of entities.
 */
export const METADATA_SUFFIX = '.overall_export_metadata'
/** The one byte that is the first record of the metadata. */
export const VERSION = 0x33
export const KIND_SUFFIX = '.export_metadata'

/** `header` is the same in every export; `path` is relative to the export's folder. */
export const Overall = message({
  kinds: list(
    1,
    message({
      header: optional(1, message({ first: plain(1, int64), third: plain(3, int64) })),
      path: plain(2, string),
      entities: plain(3, int64),
      bytes: plain(4, int64),
    }),
  ),
})
export const KIND_HEADER = { first: 2n, third: 3n }

/** `started` and `ended` in microseconds since 1970; files are relative to this file's own folder. */
export const Kind = message({
  about: optional(1, message({ name: plain(1, string), started: plain(2, int64), ended: plain(3, int64) })),
  files: list(2, message({ kind: optional(1, string), path: plain(2, string) })),
})

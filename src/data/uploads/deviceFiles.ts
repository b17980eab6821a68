import type * as Keyval from 'idb-keyval'
import { logWarning } from '../../lib/log.ts'
import { onForget } from '../../lib/keptStorage.ts'

/** Files that wait on the device; the lists of them are in `lib/storage.ts`. */
const UPLOADS_DATABASE = 'ribalta-envios'
const FILES = 'arquivos'
const KEPT_MS = 24 * 60 * 60_000

interface KeptFile {
  file: File
  at: number
}

interface Database extends Pick<typeof Keyval, 'clear' | 'delMany' | 'entries' | 'getMany' | 'set'> {
  store: Keyval.UseStore
}

let opened: Promise<Database> | undefined

async function open(): Promise<Database> {
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(UPLOADS_DATABASE, FILES) }
}

/** What did not open is tried anew. */
async function database(): Promise<Database> {
  opened ??= open()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Keeps a file on the device until it is claimed or forgotten. A device that keeps none loses it with a reload. */
export async function keepFile(id: string, file: File): Promise<void> {
  try {
    const { set, store } = await database()
    await set(id, { file, at: Date.now() } satisfies KeptFile, store)
  } catch (error) {
    logWarning('A file could not be kept on the device', error)
  }
}

/** The files that the device has kept, by their ids; those of closed tabs go after a day. */
export async function keptFiles(ids: readonly string[]): Promise<ReadonlyMap<string, File>> {
  try {
    const { getMany, entries, delMany, store } = await database()
    const kept = await getMany<KeptFile | undefined>([...ids], store)
    const all = await entries<string, KeptFile>(store)
    const old = all.filter(([, { at }]) => Date.now() - at > KEPT_MS).map(([id]) => id)
    await delMany(old, store)
    return new Map(
      ids.flatMap((id, index) => {
        const file = kept[index]?.file
        return file === undefined ? [] : [[id, file] as const]
      }),
    )
  } catch (error) {
    logWarning('The files kept on the device could not be read', error)
    return new Map()
  }
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  try {
    const { delMany, store } = await database()
    await delMany([...ids], store)
  } catch (error) {
    logWarning('Files kept on the device could not be deleted', error)
  }
}

/** Takes away every file that waits on this device, whosever it is. */
export async function forgetAllFiles(): Promise<void> {
  try {
    const { clear, store } = await database()
    await clear(store)
  } catch (error) {
    logWarning('The files kept on the device could not be deleted', error)
  }
}

onForget(() => void forgetAllFiles())

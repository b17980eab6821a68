import type * as Keyval from 'idb-keyval'
import { onForget } from '../../../lib/keptStorage.ts'
import { once } from '../../../lib/loading/once.ts'
import { logWarning } from '../../../lib/log.ts'

/** The bytes of files that are to go with messages, by the files' ids; the lists of them lie with what is typed and in the outbox. */
const DATABASE = 'ribalta-messages'
const STORE = 'files'
/** So long what nobody refers to stays: another tab may be about to. */
const KEPT_MS = 24 * 60 * 60_000

interface KeptBytes {
  readonly file: Blob
  readonly at: number
}

interface Database extends Pick<typeof Keyval, 'clear' | 'delMany' | 'entries' | 'get' | 'set'> {
  readonly store: Keyval.UseStore
}

const database = once(async (): Promise<Database> => {
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(DATABASE, STORE) }
})

/** Where the device keeps nothing, this page does. */
const unkept = new Map<string, Blob>()

/** Keeps a file's bytes on the device, or as long as the page is open where that keeps none. */
export async function keepBytes(id: string, file: Blob): Promise<void> {
  try {
    const { set, store } = await database()
    await set(id, { file, at: Date.now() } satisfies KeptBytes, store)
  } catch (error) {
    logWarning('A file of a message could not be kept on the device', error)
    unkept.set(id, file)
  }
}

/** Whether the bytes would survive a reload. */
export function areBytesKept(id: string): boolean {
  return !unkept.has(id)
}

/** Undefined where the device has them no more. */
export async function bytesOf(id: string): Promise<Blob | undefined> {
  const mine = unkept.get(id)
  if (mine !== undefined) return mine
  try {
    const { get, store } = await database()
    return (await get<KeptBytes>(id, store))?.file
  } catch (error) {
    logWarning('A file of a message could not be read', error)
    return undefined
  }
}

export async function forgetBytes(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) unkept.delete(id)
  try {
    const { delMany, store } = await database()
    await delMany([...ids], store)
  } catch (error) {
    logWarning('Files of a message could not be deleted from the device', error)
  }
}

/** Takes away what nobody has referred to for a day. */
export async function sweepBytes(isWanted: (id: string) => boolean): Promise<void> {
  try {
    const { delMany, entries, store } = await database()
    const old = (await entries<string, KeptBytes>(store)).filter(
      ([id, { at }]) => Date.now() - at > KEPT_MS && !isWanted(id),
    )
    await delMany(
      old.map(([id]) => id),
      store,
    )
  } catch (error) {
    logWarning('Old files of messages could not be deleted from the device', error)
  }
}

/** Takes away the bytes of all files on this device, whosever they are. */
export async function forgetAllBytes(): Promise<void> {
  unkept.clear()
  try {
    const { clear, store } = await database()
    await clear(store)
  } catch (error) {
    logWarning('The files of messages could not be deleted from the device', error)
  }
}

// Those of somebody whose session ended by itself wait for them.
onForget((waitsFor) => {
  unkept.clear()
  if (waitsFor === null) void forgetAllBytes()
})

import type * as Keyval from 'idb-keyval'
import { onForget } from '../../lib/keptStorage.ts'
import { once } from '../../lib/loading/once.ts'
import { logWarning } from '../../lib/log.ts'
import { disk } from '../recordings/disk.ts'

const DATABASE = 'ribalta-takes'
const STORE = 'takes'

/** A take as the device keeps it, beside its file, until the test is sent. */
export interface KeptTake {
  /** The device's, by which it was first announced. */
  readonly id: string
  readonly uid: string
  readonly testRequestId: string
  /** As the server calls it: another one where the same video was there already. */
  readonly takeId: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** How long it plays, where the browser knows. */
  readonly seconds?: number
  /** Of all bytes, once it was computed. */
  readonly md5?: string
  /** Where its upload goes on. */
  readonly address?: string
  /** The store has taken all of it. */
  readonly isHeld: boolean
  /** What somebody said of sending it. */
  readonly choice?: boolean
  readonly isRecorded?: boolean
  /** The name of its file in the browser's own folder; else the file lies beside this. */
  readonly disk?: string
  /** When it was chosen, in milliseconds. */
  readonly at: number
}

interface Database extends Pick<
  typeof Keyval,
  'clear' | 'delMany' | 'getMany' | 'keys' | 'promisifyRequest' | 'setMany'
> {
  readonly store: Keyval.UseStore
}

const database = once(async (): Promise<Database> => {
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(DATABASE, STORE) }
})

/** The person first: theirs are told from another's by the key alone. A record is apart from its file, which is never written again. */
function keysOf({ uid, testRequestId, id }: KeptTake): { readonly record: string; readonly file: string } {
  const key = `${uid}/${testRequestId}/${id}`
  return { record: key, file: `${key}/file` }
}

/** Copies a file to the device with what is known of it. Rejects where it keeps nothing, or has no room. */
export async function keepTake(take: KeptTake, file: Blob): Promise<void> {
  const { setMany, store } = await database()
  const { record, file: content } = keysOf(take)
  const beside: [string, Blob][] = take.disk === undefined ? [[content, file]] : []
  await setMany([...beside, [record, take]], store)
}

/** Writes down what is known of a take by now; not of one that another tab has taken away. */
export async function noteTake(take: KeptTake): Promise<void> {
  const { promisifyRequest, store } = await database()
  const { record } = keysOf(take)
  await store('readwrite', async (takes) => {
    if ((await promisifyRequest(takes.count(record))) > 0) await promisifyRequest(takes.put(take, record))
  })
}

/** What is kept of one take by now, another tab's notes with it; undefined where it is kept no more. */
export async function findTake(
  take: KeptTake,
): Promise<{ readonly take: KeptTake; readonly file: Blob } | undefined> {
  const { getMany, store } = await database()
  const { record, file } = keysOf(take)
  const [found, content] = await getMany<KeptTake | Blob | undefined>([record, file], store)
  if (found === undefined || found instanceof Blob) return undefined
  if (found.disk !== undefined) return { take: found, file: await disk.read(found.disk) }
  return content instanceof Blob ? { take: found, file: content } : undefined
}

/** The takes of a test that somebody has on this device, in the order in which they were chosen; other people's go. */
export async function keptTakes(uid: string, testRequestId: string): Promise<KeptTake[]> {
  const { delMany, getMany, keys, store } = await database()
  const all = (await keys<string>(store)).map((key) => ({ key, parts: key.split('/') }))
  await delMany(
    all.filter(({ parts: [owner] }) => owner !== uid).map(({ key }) => key),
    store,
  )
  const mine = all.filter(
    ({ parts: [owner, test, , file] }) => owner === uid && test === testRequestId && file === undefined,
  )
  const takes = await getMany<KeptTake | undefined>(
    mine.map(({ key }) => key),
    store,
  )
  return takes.filter((take) => take !== undefined).toSorted((one, other) => one.at - other.at)
}

/** Takes away a take and its file. */
export async function forgetTake(take: KeptTake): Promise<void> {
  const { delMany, store } = await database()
  const { record, file } = keysOf(take)
  await delMany([record, file], store)
}

/** Takes away all takes on this device, whosever they are. */
export async function forgetAllTakes(): Promise<void> {
  try {
    const { clear, store } = await database()
    await clear(store)
  } catch (error) {
    logWarning('The takes kept on the device could not be deleted', error)
  }
}

// Those of somebody whose session ended by itself wait for them.
onForget((waitsFor) => {
  if (waitsFor === null) void forgetAllTakes()
})

import { once } from '../../lib/loading/once.ts'
import type { RecordingPlace } from './recordingFiles.ts'

const DATABASE = 'ribalta-recordings'
const STORE = 'pieces'

const database = once(async () => {
  const keyval = await import('idb-keyval')
  return { ...keyval, store: keyval.createStore(DATABASE, STORE) }
})

/** A piece by its recording and its place in it, in which order the database gives them. */
type Key = [name: string, place: number]

async function keysOf(name: string): Promise<Key[]> {
  const { keys, store } = await database()
  return (await keys<Key>(store)).filter(([of]) => of === name)
}

/** A database, piece by piece, for browsers that have no folder, or none that may be written at once. */
export const base: RecordingPlace = {
  write: async (name) => {
    const { set, store } = await database()
    let place = 0
    return {
      append: (piece) => set([name, (place += 1)], piece, store),
      close: () => Promise.resolve(),
    }
  },
  names: async () => {
    const { keys, store } = await database()
    return [...new Set((await keys<Key>(store)).map(([name]) => name))]
  },
  read: async (name) => {
    const { getMany, store } = await database()
    const pieces = await getMany<Blob | undefined>(await keysOf(name), store)
    return new Blob(pieces.filter((piece) => piece !== undefined))
  },
  remove: async (name) => {
    const { delMany, store } = await database()
    await delMany(await keysOf(name), store)
  },
}

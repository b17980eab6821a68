import type { Backend } from '../../../functions/src/admin/backend.ts'
import { withMethod } from './interference.ts'

/** What becomes of one write: the process dies once it is stored (before it is after the one before), or only its answer is lost. */
export const FATES = ['is killed after', 'loses the answer of'] as const
export type Fate = (typeof FATES)[number]

export interface Doomed {
  readonly backend: Backend
  /** Settles once the process is dead and what it had under way has arrived. */
  readonly death: Promise<void>
  /** How many writes it has begun. */
  readonly writes: () => number
}

function never(): Promise<never> {
  return new Promise<never>(() => undefined)
}

/** The backend as a process sees it whose nth write, whatever it writes to, meets its fate. */
export function doomAt(backend: Backend, nth: number, fate: Fate): Doomed {
  const underWay = new Set<Promise<unknown>>()
  const { promise: death, resolve: die } = Promise.withResolvers<undefined>()
  let begun = 0
  let isOver = false
  const isDead = (): boolean => isOver

  async function kill(): Promise<never> {
    isOver = true
    await Promise.allSettled(underWay)
    die(undefined)
    return never()
  }

  async function meet<T>(write: () => T | Promise<T>): Promise<T> {
    const answer = await write()
    if (fate === 'is killed after') return kill()
    throw Object.assign(new Error('The connection was lost', { cause: answer }), { code: 'ECONNRESET' })
  }

  async function follow<T>(write: () => T | Promise<T>): Promise<T> {
    if (isDead()) return never()
    begun += 1
    if (begun === nth) return meet(write)
    const writing = Promise.resolve(write())
    underWay.add(writing)
    try {
      const answer = await writing
      return isDead() ? await never() : answer
    } finally {
      underWay.delete(writing)
    }
  }

  return { backend: followed(backend, follow), death, writes: () => begun }
}

type Follow = <T>(write: () => T | Promise<T>) => Promise<T>

/** The same backend with each of its writes handed to `follow`. */
function followed({ db, auth, bucket, ...others }: Backend, follow: Follow): Backend {
  const withBatches = withMethod(db, 'batch', () => {
    const batch = db.batch()
    const commit = batch.commit.bind(batch)
    return Object.assign(batch, { commit: () => follow(commit) })
  })
  const withFiles = withMethod(bucket, 'file', (name, options) => {
    const file = bucket.file(name, options)
    const [save, copy, remove] = [file.save.bind(file), file.copy.bind(file), file.delete.bind(file)]
    return Object.assign(file, {
      save: (...given: Parameters<typeof save>) => follow(() => save(...given)),
      copy: (...given: Parameters<typeof copy>) => follow(() => copy(...given)),
      delete: (...given: Parameters<typeof remove>) => follow(() => remove(...given)),
    })
  })
  return {
    db: withMethod(withBatches, 'runTransaction', (work, options) =>
      follow(() => db.runTransaction(work, options)),
    ),
    auth: withMethod(
      withMethod(auth, 'createUser', (account) => follow(() => auth.createUser(account))),
      'deleteUser',
      (uid) => follow(() => auth.deleteUser(uid)),
    ),
    bucket: withMethod(withFiles, 'deleteFiles', (query?: object) => follow(() => bucket.deleteFiles(query))),
    ...others,
  }
}

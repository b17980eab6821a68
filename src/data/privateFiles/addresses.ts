import { FILE_ADDRESS, MAX_FILES_AT_ONCE } from '@ribalta/domain/media/privateFiles'
import { callFunction } from '../callables.ts'

export interface OpenedFiles {
  /** In the order of the paths; null where the person may not read the file. */
  readonly tickets: readonly (string | null)[]
  readonly seconds: number
}

/** What addresses need of the world. */
export interface AddressPorts {
  readonly open: (paths: readonly string[]) => Promise<OpenedFiles>
  /** Milliseconds that only go on. */
  readonly now: () => number
  /** Calls back when what is drawn now has asked for all that it shows. */
  readonly soon: (work: () => void) => void
}

export interface FileAddresses {
  /** The address of a file for a while. Rejects where the person may not read it, and with what the call rejects with. */
  readonly of: (path: string) => Promise<string>
  /** That an address did not lead to the file: the next one is asked for anew. */
  readonly forget: (path: string) => void
}

/** So long before it ends a ticket is not given to anything that only begins to load. */
const SPARE_MS = 60_000

interface Known {
  readonly address: Promise<string>
  until: number
}

/** Addresses of private files: what is asked for at once is asked for in one call, and kept while its ticket lasts. */
export function createFileAddresses({ open, now, soon }: AddressPorts): FileAddresses {
  const known = new Map<string, Known>()
  let waiting: { readonly path: string; readonly settle: (opened: Promise<Opened>) => void }[] = []

  function ask(path: string): Promise<Opened> {
    return new Promise((resolve) => {
      waiting.push({ path, settle: resolve })
      if (waiting.length === 1) soon(send)
    })
  }

  function send(): void {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += MAX_FILES_AT_ONCE) {
      const some = all.slice(first, first + MAX_FILES_AT_ONCE)
      const opened = open(some.map(({ path }) => path))
      for (const [index, { settle }] of some.entries()) settle(opened.then((answer) => pick(answer, index)))
    }
  }

  return {
    of: (path) => {
      const before = known.get(path)
      if (before !== undefined && now() < before.until) return before.address
      const asked = ask(path)
      const entry: Known = { address: asked.then(addressOf), until: Infinity }
      known.set(path, entry)
      const forget = () => {
        if (known.get(path) === entry) known.delete(path)
      }
      asked.then(({ seconds }) => {
        entry.until = now() + seconds * 1000 - SPARE_MS
      }, forget)
      // What is refused is asked for again, too.
      entry.address.catch(forget)
      return entry.address
    },
    forget: (path) => {
      known.delete(path)
    },
  }
}

interface Opened {
  readonly ticket: string | null
  readonly seconds: number
}

function pick({ tickets, seconds }: OpenedFiles, index: number): Opened {
  return { ticket: tickets[index] ?? null, seconds }
}

function addressOf({ ticket }: Opened): string {
  if (ticket === null) throw new Error('This file is not for this person')
  return `${FILE_ADDRESS}${ticket}`
}

async function openFiles(paths: readonly string[]): Promise<OpenedFiles> {
  // A client's room shows such files, too, by its own tickets and without this code.
  const { firebaseAuth } = await import('../../firebase/auth.ts')
  const auth = await firebaseAuth()
  // Whoever left between the drawing of a picture and this call.
  if (auth.currentUser === null) throw new Error('Nobody is signed in any more')
  const [answer, { openFilesResultSchema }] = await Promise.all([
    callFunction('openFiles', { paths }),
    import('@ribalta/domain/schemas/media/privateFiles'),
  ])
  return openFilesResultSchema.parse(answer)
}

export const fileAddresses = createFileAddresses({
  open: openFiles,
  now: () => performance.now(),
  soon: (work) => {
    setTimeout(work, 0)
  },
})

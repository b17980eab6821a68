/** Whose what the browser keeps is, and what goes with whom: apart from storage.ts, which every public page loads. */
import { PREFIX, readStored, writeStored, type Place } from './storage.ts'

/**
 * Everything that is kept, by the first word of its key: what is the `device`'s stays whoever is here, what is a `person`'s goes
 * when they leave or another comes, and `work` that was not saved waits for them where they did not leave, but their session
 * ended by itself. docs/data.md says what each is.
 */
const KEPT = {
  theme: 'device',
  session: 'device',
  owner: 'device',
  catalogue: 'device',
  cast: 'device',
  studio: 'device',
  player: 'device',
  review: 'device',
  reloadedAt: 'device',
  keptSession: 'person',
  post: 'work',
  outbox: 'work',
  message: 'work',
  attachments: 'work',
  cadastro: 'person',
  contact: 'person',
  uploads: 'person',
  form: 'work',
} as const satisfies Readonly<Record<string, 'device' | 'person' | 'work'>>
/** In the owner's place: somebody leaves by their own will. */
const LEFT = '-'
/** Before an owner's uid: their session ended by itself, and their work waits for them. */
const WAITING = '~'

type Kind = keyof typeof KEPT
export type StoredKey = Kind | `${Kind}.${string}`

function ownerIn(place: Place): string | null {
  return readStored('owner', place)?.replace(WAITING, '') ?? null
}

/** What this tab keeps; nothing of somebody who has left since, as in a tab that was closed and is opened again. */
export function readTab(key: StoredKey): string | null {
  const owner = ownerIn('sessionStorage')
  if (owner !== null && owner !== ownerIn('localStorage')) forget('sessionStorage')
  return readStored(key, 'sessionStorage')
}

/** As `writeStored`, for this tab. */
export function writeTab(key: StoredKey, value: string | null): boolean {
  return writeStored(key, value, 'sessionStorage')
}

/** What follows a kind's name in the keys that the browser keeps, such as the ids of what waits to be sent. */
export function keptBelow(kind: Kind): string[] {
  const start = `${PREFIX}${kind}.`
  try {
    return Object.keys(window.localStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    )
  } catch {
    return []
  }
}

/** Takes away everything but what is named as the device's, whatever it is, and but the work that waits for somebody. */
function forget(place: Place, waitsFor: string | null = null): void {
  const stays: readonly string[] = Object.entries(KEPT).flatMap(([kind, whose]) =>
    whose === 'device' || (whose === 'work' && waitsFor !== null) ? [kind] : [],
  )
  try {
    const storage = window[place]
    for (const key of Object.keys(storage)) {
      const [kind = ''] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('.') : []
      if (key.startsWith(PREFIX) && !stays.includes(kind)) storage.removeItem(key)
    }
  } catch {
    // What refuses to be read keeps nothing.
  }
  writeStored('owner', waitsFor === null ? null : WAITING + waitsFor, place)
}

/** Is told for whom work waits, null where nothing does. */
type ForgetListener = (waitsFor: string | null) => void

const listeners = new Set<ForgetListener>()

/** Calls back when somebody has left, or their session has ended, for what is kept elsewhere. */
export function onForget(listener: ForgetListener): void {
  listeners.add(listener)
}

/** Before somebody signs out by their own will: nothing then waits for them, in any tab. Gives back how to stay. */
export function noteLeaving(): () => void {
  const owner = readStored('owner')
  writeStored('owner', LEFT)
  return () => {
    writeStored('owner', owner)
  }
}

/**
 * Notes who is here, null for nobody: what another person left behind goes, in the browser, in this tab and in memory. What a
 * visitor typed stays with them when they sign in, and the work of somebody whose session ended by itself with them.
 */
export function keepFor(uid: string | null): void {
  const owner = ownerIn('localStorage')
  // Nobody has left by their own will, here or in another tab.
  const waitsFor = uid === null && owner !== LEFT ? owner : null
  let hasLeft = false
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const before = readStored('owner', place)
    const mine = ownerIn(place)
    const isKnownToWait = waitsFor !== null && before === WAITING + waitsFor
    if (mine !== null && mine !== uid && !isKnownToWait) {
      forget(place, mine === waitsFor ? waitsFor : null)
      hasLeft = true
    }
    if (uid !== null) writeStored('owner', uid, place)
  }
  if (hasLeft) for (const listener of listeners) listener(waitsFor)
}

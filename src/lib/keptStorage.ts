/** Whose what the browser keeps is, and what goes with whom: apart from storage.ts, which every public page loads. */
import { PREFIX, readStored, writeStored, type Place } from './storage.ts'

/**
 * Everything that is kept, by the first word of its key: what is the `device`'s stays whoever is here, what is a `person`'s goes
 * when they leave or another comes. docs/data.md says what each is.
 */
const KEPT = {
  theme: 'device',
  session: 'device',
  owner: 'device',
  catalogue: 'device',
  reloadedAt: 'device',
  keptSession: 'person',
  post: 'person',
  cadastro: 'person',
  contact: 'person',
  uploads: 'person',
  form: 'person',
} as const satisfies Readonly<Record<string, 'device' | 'person'>>
type Kind = keyof typeof KEPT
export type StoredKey = Kind | `${Kind}.${string}`

/** What this tab keeps; nothing of somebody who has left since, as in a tab that was closed and is opened again. */
export function readTab(key: StoredKey): string | null {
  const owner = readStored('owner', 'sessionStorage')
  if (owner !== null && owner !== readStored('owner', 'localStorage')) forget('sessionStorage')
  return readStored(key, 'sessionStorage')
}

/** As `writeStored`, for this tab. */
export function writeTab(key: StoredKey, value: string | null): boolean {
  return writeStored(key, value, 'sessionStorage')
}

/** Takes away everything but what is named as the device's, whatever it is. */
function forget(place: Place): void {
  try {
    const storage = window[place]
    for (const key of Object.keys(storage)) {
      const [kind = ''] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('.') : []
      const isDevices = Object.entries(KEPT).some(([name, whose]) => name === kind && whose === 'device')
      if (key.startsWith(PREFIX) && !isDevices) storage.removeItem(key)
    }
  } catch {
    // What refuses to be read keeps nothing.
  }
  writeStored('owner', null, place)
}

const listeners = new Set<() => void>()

/** Calls back when somebody has left, for what is kept in memory. */
export function onForget(listener: () => void): void {
  listeners.add(listener)
}

/**
 * Notes who is here, null for nobody: what another person left behind goes, in the browser, in this tab and in memory. What a
 * visitor typed stays with them when they sign in.
 */
export function keepFor(uid: string | null): void {
  let hasLeft = false
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const owner = readStored('owner', place)
    if (owner !== null && owner !== uid) {
      forget(place)
      hasLeft = true
    }
    if (uid !== null) writeStored('owner', uid, place)
  }
  if (hasLeft) for (const listener of listeners) listener()
}

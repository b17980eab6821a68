/** What the browser keeps under our keys; a browser that refuses (private mode, full disk) keeps nothing. */
const PREFIX = 'ribalta.'

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
} as const satisfies Readonly<Record<string, 'device' | 'person'>>
type Kind = keyof typeof KEPT
export type StoredKey = Kind | `${Kind}.${string}`

/** For the whole browser, or for one tab as long as it is open (and for as long as the browser can open it again). */
const STORAGES = { browser: () => localStorage, tab: () => sessionStorage } as const
type Place = keyof typeof STORAGES

function read(place: Place, key: StoredKey): string | null {
  try {
    return STORAGES[place]().getItem(PREFIX + key)
  } catch {
    return null
  }
}

function write(place: Place, key: StoredKey, value: string | null): boolean {
  try {
    const storage = STORAGES[place]()
    if (value === null) storage.removeItem(PREFIX + key)
    else storage.setItem(PREFIX + key, value)
    return true
  } catch {
    return false
  }
}

export function readStored(key: StoredKey): string | null {
  return read('browser', key)
}

/** Answers whether it was kept. `null` takes the key away. */
export function writeStored(key: StoredKey, value: string | null): boolean {
  return write('browser', key, value)
}

/** What this tab keeps; nothing of somebody who has left since, as in a tab that was closed and is opened again. */
export function readTab(key: StoredKey): string | null {
  const owner = read('tab', 'owner')
  if (owner !== null && owner !== read('browser', 'owner')) forget('tab')
  return read('tab', key)
}

/** As {@link writeStored}, for this tab. */
export function writeTab(key: StoredKey, value: string | null): boolean {
  return write('tab', key, value)
}

/** Takes away everything but what is named as the device's, whatever it is. */
function forget(place: Place): void {
  try {
    const storage = STORAGES[place]()
    for (const key of Object.keys(storage)) {
      const [kind = ''] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('.') : []
      const isDevices = Object.entries(KEPT).some(([name, whose]) => name === kind && whose === 'device')
      if (key.startsWith(PREFIX) && !isDevices) storage.removeItem(key)
    }
  } catch {
    // What refuses to be read keeps nothing.
  }
  write(place, 'owner', null)
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
  for (const place of ['browser', 'tab'] as const) {
    const owner = read(place, 'owner')
    if (owner !== null && owner !== uid) {
      forget(place)
      hasLeft = true
    }
    if (uid !== null) write(place, 'owner', uid)
  }
  if (hasLeft) for (const listener of listeners) listener()
}

import type { StoredKey } from './keptStorage.ts'

/** What the browser keeps under our keys; a browser that refuses (private mode, full disk) keeps nothing. */
export const PREFIX = 'ribalta.'

/** For the whole browser, or for one tab as long as it is open (and for as long as the browser can open it again). */
export type Place = 'localStorage' | 'sessionStorage'

export function readStored(key: StoredKey, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Answers whether it was kept. `null` takes the key away. */
export function writeStored(key: StoredKey, value: string | null, place: Place = 'localStorage'): boolean {
  try {
    const storage = window[place]
    if (value === null) storage.removeItem(PREFIX + key)
    else storage.setItem(PREFIX + key, value)
    return true
  } catch {
    return false
  }
}

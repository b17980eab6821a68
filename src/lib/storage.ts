/** What the browser keeps under our keys; a browser that refuses (private mode, full disk) keeps nothing. */
const PREFIX = 'ribalta.'

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Answers whether it was kept. `null` takes the key away. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
    return true
  } catch {
    return false
  }
}

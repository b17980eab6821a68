import { readStored, writeStored } from './storage.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark'
}

/** The person's own choice, or null where the system decides. */
function storedTheme(): Theme | null {
  const value = readStored(KEY)
  return isTheme(value) ? value : null
}

/** What is on the screen now. */
export function currentTheme(): Theme {
  return storedTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

const listeners = new Set<() => void>()

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme)
  document.documentElement.dataset['theme'] = theme
  for (const notify of listeners) notify()
}

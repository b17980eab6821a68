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

function systemTheme(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** What is on the screen now. */
export function currentTheme(): Theme {
  return storedTheme() ?? (systemTheme().matches ? 'dark' : 'light')
}

const listeners = new Set<() => void>()

/** Told of a choice made here and of the system's own change, as at nightfall. */
export function onThemeChange(listener: () => void): () => void {
  const system = systemTheme()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme)
  document.documentElement.dataset['theme'] = theme
  for (const notify of listeners) notify()
}

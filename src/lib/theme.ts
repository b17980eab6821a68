import { readStored, writeStored } from './storage.ts'
import { createStore, type Store } from './store.ts'

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

const choice = createStore(storedTheme())

/** What is on the screen: the choice made here, or the system's, which changes too, as at nightfall. */
export const theme: Store<Theme> = {
  current: () => choice.current() ?? (systemTheme().matches ? 'dark' : 'light'),
  initial: () => 'light',
  subscribe: (listener) => {
    const system = systemTheme()
    const stop = choice.subscribe(listener)
    system.addEventListener('change', listener)
    return () => {
      stop()
      system.removeEventListener('change', listener)
    }
  },
}

export function chooseTheme(chosen: Theme): void {
  writeStored(KEY, chosen)
  document.documentElement.dataset['theme'] = chosen
  choice.set(chosen)
}

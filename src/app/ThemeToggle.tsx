import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from '../lib/theme.ts'
import { useHydrated } from '../lib/useHydrated.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'

/** What a prerendered page takes for the theme. */
const themeAtFirst = (): Theme => 'light'

/** Changes between the light and the dark look, and remembers it. */
export function ThemeToggle() {
  const isReady = useHydrated()
  const theme = useSyncExternalStore(onThemeChange, currentTheme, themeAtFirst)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      disabled={!isReady}
      aria-label={other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
      onClick={() => {
        chooseTheme(other)
      }}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  )
}

import { useStore } from '../lib/store.ts'
import { chooseTheme, theme } from '../lib/theme.ts'
import { useHydrated } from '../lib/loading/useHydrated.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'

/** Changes between the light and the dark look, and remembers it. */
export function ThemeToggle() {
  const isReady = useHydrated()
  const other = useStore(theme) === 'dark' ? 'light' : 'dark'
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

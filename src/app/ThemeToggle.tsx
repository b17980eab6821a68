import { useState } from 'react'
import { chooseTheme, currentTheme } from '../lib/theme.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'

/** Changes between the light and the dark look, and remembers it. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      aria-label={other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
      onClick={() => {
        chooseTheme(other)
        setTheme(other)
      }}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  )
}

import { logWarning } from '../lib/log.ts'
import { useEffect, useState } from 'react'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { toast } from '../ui/toast/toastStore.ts'
import type { MoreMenuProps } from './MoreMenu.tsx'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

const load = () => import('./MoreMenu.tsx')

/** So that it is there when the button is pressed; a failure shows then. */
function preload(): void {
  load().catch(() => undefined)
}

/**
 * What opens the directors' menu. The menu and what places it are heavier than a screen, and everybody else's navigation
 * has none: they come when somebody comes to the button, and take its place when it is pressed.
 */
export function MoreMenuButton(props: Omit<MoreMenuProps, 'openedBy'>) {
  const [openedBy, setOpenedBy] = useState<MoreMenuProps['openedBy']>()
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>()

  useEffect(() => {
    if (openedBy === undefined || code !== undefined) return
    let hasLeft = false
    load().then(
      (module) => {
        if (!hasLeft) setCode(module)
      },
      (error: unknown) => {
        if (hasLeft) return
        logWarning('The menu did not come', error)
        setOpenedBy(undefined)
        toast({
          title: 'Não foi possível abrir',
          description: 'Verifique sua conexão e tente novamente.',
          variant: 'destructive',
        })
      },
    )
    return () => {
      hasLeft = true
    }
  }, [openedBy, code])

  if (code !== undefined && openedBy !== undefined) return <code.MoreMenu {...props} openedBy={openedBy} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={openedBy !== undefined}
      className={NAV_ITEM_STYLE}
      onPointerEnter={preload}
      onFocus={preload}
      onBlur={() => {
        // Who goes on meanwhile is not called back.
        setOpenedBy(undefined)
      }}
      onClick={({ detail }) => {
        setOpenedBy(detail === 0 ? 'keyboard' : 'pointer')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpenedBy('keyboard')
      }}
    >
      Mais
      <ChevronDownIcon />
    </button>
  )
}

import { useState } from 'react'
import { useWantedCode } from '../lib/useWantedCode.ts'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { tellMissingCode } from '../ui/toast/tellMissingCode.ts'
import type { MoreMenuProps } from './MoreMenu.tsx'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

const load = () => import('./MoreMenu.tsx')

/**
 * What opens the directors' menu. The menu and what places it are heavier than a screen: they come
 * when they are likely to be needed, and take the button's place when it is pressed.
 */
export function MoreMenuButton(props: Omit<MoreMenuProps, 'openedBy'>) {
  const [openedBy, setOpenedBy] = useState<MoreMenuProps['openedBy']>()
  const code = useWantedCode(load, openedBy !== undefined, () => {
    setOpenedBy(undefined)
    tellMissingCode()
  })
  if (code !== undefined && openedBy !== undefined) return <code.MoreMenu {...props} openedBy={openedBy} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={openedBy !== undefined}
      className={NAV_ITEM_STYLE}
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

import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { type Ref, type RefObject, useRef } from 'react'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { MoreIcon } from '../../../ui/icons.tsx'
import { MENU_ITEM_STYLE, MENU_STYLE, type OpenedBy, useFirstMenuItem } from '../../../ui/menu.ts'
import { OpenMenu } from '../../../ui/OpenMenu.tsx'
import { MENU_NAME, type Tool } from './tools.ts'

export interface MenuEntriesProps {
  trigger: RefObject<HTMLButtonElement | null>
  openedBy: OpenedBy
  mayLeave: boolean
  onChoose: (tool: Tool) => void
}

/** What can be done with a conversation. It begins open: its code comes when it is asked for. */
export default function MenuEntries({ trigger, openedBy, mayLeave, onChoose }: MenuEntriesProps) {
  const focusFirst = useFirstMenuItem(openedBy)
  /** What opens once the menu, which holds the focus, is gone. */
  const chosen = useRef<Tool>(undefined)

  function entry(tool: Tool, words: string, ref?: Ref<HTMLDivElement>) {
    return (
      <DropdownMenu.Item
        ref={ref}
        className={MENU_ITEM_STYLE}
        onSelect={() => {
          chosen.current = tool
        }}
      >
        {words}
      </DropdownMenu.Item>
    )
  }

  return (
    <OpenMenu>
      <DropdownMenu.Trigger ref={trigger} aria-label={MENU_NAME} className={buttonStyle('quiet', 'small')}>
        <MoreIcon />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={MENU_STYLE}
          onCloseAutoFocus={() => {
            if (chosen.current === undefined) return
            // Before the dialog opens, which gives the focus back there.
            trigger.current?.focus()
            onChoose(chosen.current)
            chosen.current = undefined
          }}
        >
          {entry('search', 'Buscar na conversa', focusFirst)}
          {entry('report', 'Denunciar mensagem')}
          {mayLeave ? entry('leave', 'Sair da conversa') : null}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </OpenMenu>
  )
}

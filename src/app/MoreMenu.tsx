import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { Link } from '../ui/Link.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { MENU_ITEM_STYLE, type OpenedBy, useFirstMenuItem } from '../ui/menu.ts'
import { OpenMenu } from '../ui/OpenMenu.tsx'
import type { NavigationLink } from './navigation.ts'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

export interface MoreMenuProps {
  links: readonly NavigationLink[]
  onLogout: () => void
  openedBy: OpenedBy
}

/** The directors' menu, which begins open: its code comes when it is asked for. See MoreMenuButton. */
export function MoreMenu({ links, onLogout, openedBy }: MoreMenuProps) {
  const focusFirst = useFirstMenuItem(openedBy)

  return (
    <OpenMenu>
      <DropdownMenu.Trigger className={NAV_ITEM_STYLE}>
        Mais
        <ChevronDownIcon />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-card max-lg:w-(--radix-dropdown-menu-trigger-width) border border-line bg-surface p-1.5 shadow-raised"
        >
          {links.map(({ label, to }, index) => (
            <DropdownMenu.Item key={to} asChild ref={index === 0 ? focusFirst : undefined}>
              <Link to={to} className={MENU_ITEM_STYLE}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
          <DropdownMenu.Item className={MENU_ITEM_STYLE} onSelect={onLogout}>
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </OpenMenu>
  )
}

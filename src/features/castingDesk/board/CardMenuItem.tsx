import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { Ref } from 'react'
import { MENU_ITEM_STYLE } from '../../../ui/menu.ts'

/** One thing that can be done with a candidate. */
export function CardMenuItem(
  props: DropdownMenu.DropdownMenuItemProps & { ref?: Ref<HTMLDivElement> | undefined },
) {
  return <DropdownMenu.Item {...props} className={MENU_ITEM_STYLE} />
}

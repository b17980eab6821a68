import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { Candidate } from '../../../data/board/candidates.ts'
import { chatPath } from '../../../lib/deskPath.ts'
import { TALKING } from '../../../lib/talking.ts'
import { Link } from '../../../ui/Link.tsx'
import { MENU_ITEM_STYLE } from '../../../ui/menu.ts'
import { useBoardTools } from './boardTools.ts'

/** The way to the conversation with a candidate, about the casting; nobody talks with themselves. */
export function TalkItem({ candidate: { artistId, castingId } }: { candidate: Candidate }) {
  const { uid } = useBoardTools()
  if (artistId === uid) return null
  return (
    <DropdownMenu.Item asChild className={MENU_ITEM_STYLE}>
      <Link to={chatPath(artistId, { kind: 'casting', id: castingId })} state={TALKING}>
        Conversar
      </Link>
    </DropdownMenu.Item>
  )
}

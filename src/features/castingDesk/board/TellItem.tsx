import { ANSWERS } from '@ribalta/domain/castings/applicationStatus'
import { isAnswered } from '@ribalta/domain/castings/candidateStatus'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../data/board/answerMessage.ts'
import type { Candidate } from '../../../data/board/candidates.ts'
import { profileQuery } from '../../../data/profiles/queries.ts'
import { useNow } from '../../../lib/useNow.ts'
import { noticeOnWhatsApp } from '../../../lib/words/noticeMessage.ts'
import { MENU_ITEM_STYLE } from '../../../ui/menu.ts'

/** Once somebody has their answer: the same words on WhatsApp. */
export function TellItem({ candidate }: { candidate: Candidate }) {
  const { artistId, status, castingId, castingTitle, roleTitle } = candidate
  const now = useNow()
  const kind = isAnswered(candidate) ? ANSWERS.find((each) => each === status) : undefined
  const { data: profile } = useQuery({ ...profileQuery(artistId), enabled: kind !== undefined })
  if (kind === undefined || profile == null) return null
  const message = messageOf(candidate)
  const about = { casting: castingTitle, castingId, role: roleTitle }
  const notice = { kind, ...about, ...(message === undefined ? {} : { message }) }
  const href = noticeOnWhatsApp(profile, notice, now)
  return href === undefined ? null : (
    <DropdownMenu.Item asChild className={MENU_ITEM_STYLE}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        Avisar pelo WhatsApp
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
    </DropdownMenu.Item>
  )
}

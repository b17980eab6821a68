import { isAgent } from '@ribalta/domain/account/grants'
import { useAuth } from '../auth/AuthContext.tsx'
import { InboxCount } from '../data/inboxes/InboxCount.tsx'
import { CHAT } from './navigation.ts'
import type { CountProps } from './CountedLink.tsx'

/** What somebody has not read, beside the one link that leads them there: staff to Chat, artists to Perfil. */
export default function MessagesCount({ to, ...props }: CountProps) {
  const { profile } = useAuth()
  const isStaff = isAgent(profile)
  return isStaff === (to === CHAT) ? <InboxCount isStaff={isStaff} {...props} /> : null
}

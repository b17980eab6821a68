import type { Application } from '@ribalta/domain/schemas/castings/application'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { useNow } from '../../lib/useNow.ts'
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx'

interface TellAnswerProps {
  application: Application
  profile: Profile
}

/** Once somebody has their answer: the same words on WhatsApp. */
export function TellAnswer({ application, profile }: TellAnswerProps) {
  const now = useNow()
  const { status, castingId, castingTitle, roleTitle } = application
  if (status !== 'selected' && status !== 'declined') return null
  const notice = { kind: status, casting: castingTitle, castingId, role: roleTitle } as const
  const href = noticeOnWhatsApp(profile, notice, now)
  return href === undefined ? null : <WhatsAppLink href={href} name={profile.artisticName} />
}

import { isMinor } from '@ribalta/domain/people/birthDate'
import { noticeWords, type WordedNotice } from '@ribalta/domain/notices/words'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { environment } from '../environment.ts'
import { whatsAppAddress } from '../phoneAddresses.ts'

/** What the mail says, as a message. */
export function noticeMessage(notice: WordedNotice, name: string): string {
  const { lines, link } = noticeWords(notice, environment.appName)
  const { origin } = window.location
  return [`Olá, ${name}!`, ...lines, `${link.label}: ${origin}${link.path}`].join('\n\n')
}

/** What opens WhatsApp with the notice for somebody; nothing for a minor, whom nobody writes to alone. */
export function noticeOnWhatsApp(
  { artisticName, phone, birthDate }: Pick<Profile, 'artisticName' | 'phone' | 'birthDate'>,
  notice: WordedNotice,
  now: Date,
): string | undefined {
  return isMinor(birthDate, now) ? undefined : whatsAppAddress(phone, noticeMessage(notice, artisticName))
}

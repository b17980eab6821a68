import {
  CONTACT_SUBJECT_LABELS,
  PAGE_REPORT_REASON_LABELS,
  REPORT_REASON_LABELS,
} from '@ribalta/domain/contact'
import { formatPhone } from '@ribalta/domain/phone'
import type { ReceivedMessage } from '../../data/contactMessages/queries.ts'
import { entryPath } from '../../lib/entryPath.ts'
import { whatsAppAddress } from '../../lib/phoneAddresses.ts'

export interface MessageWords {
  readonly kind: string
  readonly title: string
  readonly from: string
  /** Ways to answer: an address and what it is called. */
  readonly answers: readonly { readonly label: string; readonly href: string }[]
  /** What it is about in this site, and its address here. */
  readonly about: { readonly label: string; readonly to: string } | undefined
}

function mailTo(email: string, subject: string): { label: string; href: string } {
  // Never the address as it is: what follows a question mark in it would be taken for more of the mail.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return { label: `Responder a ${email}`, href: `mailto:${address}?subject=${encodeURIComponent(subject)}` }
}

/** What the team reads of a message beside its text. */
export function messageWords(message: ReceivedMessage): MessageWords {
  if (message.kind === 'contact') {
    const { name, email, phone, subject } = message
    const title = CONTACT_SUBJECT_LABELS[subject]
    const whatsApp =
      phone === undefined ? [] : [{ label: `WhatsApp ${formatPhone(phone)}`, href: whatsAppAddress(phone) }]
    return {
      kind: 'Contato',
      title,
      from: name,
      answers: [mailTo(email, `Sua mensagem: ${title}`), ...whatsApp],
      about: undefined,
    }
  }
  const { email } = message
  const report = {
    kind: 'Denúncia',
    from: email ?? 'Sem e-mail',
    answers: email === undefined ? [] : [mailTo(email, 'Sua denúncia')],
  }
  if (message.kind === 'artistReport') {
    return {
      ...report,
      title: PAGE_REPORT_REASON_LABELS[message.reason],
      about: { label: 'Abrir o perfil', to: entryPath(message.artistId) },
    }
  }
  return {
    ...report,
    title: REPORT_REASON_LABELS[message.reason],
    about: { label: 'Abrir o casting', to: `/casting/${encodeURIComponent(message.castingId)}` },
  }
}

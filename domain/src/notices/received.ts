import { CONTACT_SUBJECT_LABELS, type ContactSubject } from '../contact.ts'
import type { NoticeWords } from './words.ts'

/** The window in milliseconds that one mail to the team covers. It limits the team's mails to four an hour, whatever visitors send. */
export const GATHERED_MS = 15 * 60_000
/** Maximum messages and reports that a mail lists. */
const MAX_LISTED = 5

/** The messages and reports that one team member may know of. */
export interface Received {
  readonly messages: readonly { readonly name: string; readonly subject: ContactSubject }[]
  readonly reports: readonly ReportedKind[]
}
export type ReportedKind = keyof typeof REPORTED

const REPORTED = {
  artist: 'Denúncia sobre a página de um artista',
  casting: 'Denúncia sobre um casting',
  message: 'Denúncia sobre uma mensagem do chat, que só a direção lê',
} as const

/** Returns the mail's subject and lines, without the texts of messages and reports; undefined when there are none. */
export function receivedWords({ messages, reports }: Received): NoticeWords | undefined {
  const all = [
    ...reports.map((kind) => REPORTED[kind]),
    ...messages.map(({ name, subject }) => `${name}: ${CONTACT_SUBJECT_LABELS[subject]}`),
  ]
  if (all.length === 0) return undefined
  const counted = [
    ...count(messages.length, 'mensagem', 'mensagens'),
    ...count(reports.length, 'denúncia', 'denúncias'),
  ]
  const named = all.slice(0, MAX_LISTED)
  const more = all.length - named.length
  return {
    subject: `Chegou pelo site: ${counted.join(' e ')}`,
    lines: [
      [...named, ...(more === 0 ? [] : [`e mais ${String(more)}`])].join('\n'),
      'Os textos estão em Data → Mensagens.',
    ],
    link: { label: 'Ler em Data', path: '/data?aba=mensagens' },
  }
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${String(number)} ${number === 1 ? one : many}`]
}

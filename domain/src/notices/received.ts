import { CONTACT_SUBJECT_LABELS, type ContactSubject } from '../contact.ts'
import type { NoticeWords } from './words.ts'

/** How long what comes from outside is gathered for one mail, in milliseconds: however much comes, the team gets four mails an hour. */
export const GATHERED_MS = 15 * 60_000
/** How many messages and reports a mail names. */
const MOST_NAMED = 5

/** What came for the team, as far as one of its members may know. */
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

/** Returns the words of the mail about what came, without its texts; undefined when nothing came. */
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
  const named = all.slice(0, MOST_NAMED)
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

import type { OutboxMessage } from './outbox.ts'
import type { OwnMessages } from './useOwnMessages.ts'

const WAITING = {
  none: 'Enviando…',
  cutOff: 'Esperando a conexão…',
  later: 'Muitas mensagens em pouco tempo: segue sozinha em alguns minutos',
} as const

/** How a message that waits stands, in words. */
export function unsentNote(
  { id }: OutboxMessage,
  { unsent, uploads, pause }: Pick<OwnMessages, 'unsent' | 'uploads' | 'pause'>,
): string {
  const progress = uploads.get(id)
  if (progress !== undefined) {
    return progress.isCut ? WAITING.cutOff : `Enviando ${String(Math.round(progress.fraction * 100))}%…`
  }
  const waiting = unsent.filter(({ refused }) => refused === undefined)
  const areFilesOnTheirWay = waiting.some((message) => uploads.has(message.id))
  return waiting.at(-1)?.id === id && !areFilesOnTheirWay ? WAITING[pause] : 'Espera a vez'
}

import { lazily } from '@ribalta/domain/lazily'
import { MAX_MESSAGE } from '@ribalta/domain/conversations/conversation'
import { formatCount } from '../../../lib/formats/formatCount.ts'

/** From here on it is said how much room is left. */
const COUNTED_FROM = 3800
const NUMBER = lazily(() => new Intl.NumberFormat('pt-BR'))

/** How long a message is, once it matters. */
export function countWords(length: number): string | undefined {
  if (length < COUNTED_FROM) return undefined
  return `${NUMBER().format(length)} de ${NUMBER().format(MAX_MESSAGE)} caracteres`
}

/** That it is too long; undefined where it is not. */
export function tooLongWords(length: number): string | undefined {
  const extra = length - MAX_MESSAGE
  if (extra <= 0) return undefined
  return `A mensagem é longa demais: tire ${extra === 1 ? '1 caractere' : `${formatCount(extra)} caracteres`}.`
}

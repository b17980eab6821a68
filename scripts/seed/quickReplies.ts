import { dateToInstant } from '../../domain/src/instant.ts'
import { quickReplySchema } from '../../domain/src/schemas/conversations/quickReply.ts'
import type { Written } from './writeDocuments.ts'

const REPLIES = [
  ['Retorno do teste', 'Oi, {nome}! Recebemos o seu teste. A direção responde até sexta-feira.'],
  [
    'Confirmar disponibilidade',
    'Oi, {nome}! Você está disponível nas datas da gravação? Responda por aqui, por favor.',
  ],
  ['Atualizar fotos', '{nome}, suas fotos já têm mais de seis meses. Quando puder, envie novas pelo Perfil.'],
] as const

/** What the team of the demonstration says often, as of `day` (midnight UTC). */
export function quickReplyDocuments(day: Date): Written[] {
  return REPLIES.map(([title, text], index): Written => {
    const reply = { title, text, updatedAt: dateToInstant(day) }
    return [`quickReplies/semente-${String(index + 1)}`, quickReplySchema.parse(reply)]
  })
}

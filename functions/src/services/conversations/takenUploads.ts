import type { SendMessageInput } from '@ribalta/domain/schemas/conversations/conversation'
import { uploadTicketSchema } from '@ribalta/domain/schemas/media/uploads'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'

/**
 * Reads whether the uploads of a message are free for it; the answer marks them as its own, after the transaction's last read. One
 * upload becomes one attachment: throws `invalid-argument` for one that another message took along.
 */
export async function readUploads(
  transaction: Transaction,
  db: Firestore,
  { messageId, attachments = [] }: Pick<SendMessageInput, 'messageId' | 'attachments'>,
): Promise<() => void> {
  const places = attachments.map(({ tempMediaId }) => {
    const [session = '', slot = ''] = tempMediaId.split('/')
    return { session, slot }
  })
  const sessions = [...new Set(places.map(({ session }) => session))]
  if (sessions.length === 0) return () => undefined
  const stored = await transaction.getAll(...sessions.map((session) => paths.uploadTicket(db, session)))
  const tickets = stored.flatMap((each) => {
    const ticket = uploadTicketSchema.safeParse(each.data())
    return ticket.success ? [{ id: each.id, ref: each.ref, attachedTo: ticket.data.attachedTo }] : []
  })
  const marked = tickets.map(({ id, ref, attachedTo }) => {
    const slots = places.filter(({ session }) => session === id).map(({ slot }) => slot)
    if (slots.some((slot) => (attachedTo[slot] ?? messageId) !== messageId)) {
      throw invalid('Um dos arquivos já foi enviado em outra mensagem. Anexe-o de novo.', {
        field: 'attachments',
      })
    }
    return {
      ref,
      attachedTo: { ...attachedTo, ...Object.fromEntries(slots.map((slot) => [slot, messageId])) },
    }
  })
  return () => {
    for (const { ref, attachedTo } of marked) transaction.update(ref, { attachedTo })
  }
}

import type { SendMessageInput } from '@ribalta/domain/schemas/conversations/conversation'
import { uploadTicketSchema } from '@ribalta/domain/schemas/media/uploads'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'

/**
 * Checks that no other message has attached these uploads. Returns a function that reserves them for this message, to be called after the
 * transaction's last read. Throws `invalid-argument` when another message has one of them.
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

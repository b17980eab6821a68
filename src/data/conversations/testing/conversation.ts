import { dateToInstant } from '@ribalta/domain/instant'
import type { ConversationEntry } from '../conversations.ts'
import type { MessageEntry } from '../messages.ts'

export const TIME = dateToInstant(new Date('2026-11-24T12:00:00Z'))

/** Ana's conversation with Bia of the agency. */
export const CONVERSATION: ConversationEntry = {
  id: 'ana',
  artistId: 'ana',
  participants: ['bia', 'ana'],
  names: { ana: 'Ana Prado', bia: 'Bia Leal' },
  moves: [],
  n: 4,
  waits: false,
  createdAt: TIME,
}

/** A message of it. */
export function said(n: number, sender: string, changes: Partial<MessageEntry> = {}): MessageEntry {
  return { id: `m${String(n)}`, sender, text: `Texto ${String(n)}`, words: [], n, at: TIME, ...changes }
}

import { aboutSchema } from '@ribalta/domain/schemas/conversations/conversation'
import * as z from 'zod/mini'
import { keptBelow } from '../../../lib/keptStorage.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { messageFileSchema } from '../attachments/messageFile.ts'
import type { OutboxMessage, OutboxShelf } from './outbox.ts'

/** A key for each message, so that tabs that write at once lose nothing of each other's. */
const KEY = 'outbox'
const keyOf = (id: string) => `${KEY}.${id}` as const

const keptSchema = z.strictObject({
  conversationId: z.string(),
  text: z.string(),
  about: z.optional(aboutSchema),
  files: z.optional(z.array(messageFileSchema)),
  order: z.number(),
  refused: z.optional(z.string()),
})

function readKept(id: string): OutboxMessage | undefined {
  const kept = readStored(keyOf(id))
  if (kept === null) return undefined
  try {
    return { ...keptSchema.parse(JSON.parse(kept)), id }
  } catch {
    return undefined
  }
}

/** Keeps messages in the browser, where all its tabs find them. */
export const deviceShelf: OutboxShelf = {
  read: () => keptBelow(KEY).flatMap((id) => readKept(id) ?? []),
  keep: ({ id, ...message }) => writeStored(keyOf(id), JSON.stringify(message)),
  drop: (id) => {
    writeStored(keyOf(id), null)
  },
}

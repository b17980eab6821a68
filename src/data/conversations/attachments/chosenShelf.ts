import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { type MessageFile, messageFileSchema } from './messageFile.ts'

const listSchema = z.array(messageFileSchema)

/** The files that are chosen in a conversation and not sent, as this device keeps the list of them. */
export function readChosen(conversationId: string): readonly MessageFile[] {
  const kept = readStored(`attachments.${conversationId}`)
  if (kept === null) return []
  try {
    return listSchema.parse(JSON.parse(kept))
  } catch {
    return []
  }
}

/** Answers whether the list was kept. */
export function writeChosen(conversationId: string, files: readonly MessageFile[]): boolean {
  return writeStored(`attachments.${conversationId}`, files.length === 0 ? null : JSON.stringify(files))
}

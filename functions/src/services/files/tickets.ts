import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import * as z from 'zod/mini'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Somebody who is signed in. */
const personSchema = z.object({
  uid: z.string(),
  /** When they signed in, in seconds: a sign-in that is ended takes its tickets along. */
  authTime: z.number(),
  /** Whether that passed a second factor. */
  hasSecondFactor: z.boolean(),
})
export type PersonReader = z.infer<typeof personSchema>

/** Whoever is in the room of a proposal; a new link or access code takes the tickets from before along. */
const roomSchema = z.object({
  proposalId: z.string(),
  keyVersion: z.number(),
  codeId: z.optional(z.string()),
})
export type RoomReader = z.infer<typeof roomSchema>

const readerSchema = z.union([personSchema, roomSchema])
export type FileReader = z.infer<typeof readerSchema>

const ticketSchema = z.object({
  reader: readerSchema,
  /** The one file, by its path in the bucket. */
  path: z.string(),
  /** Milliseconds. */
  until: z.number(),
})
export type Ticket = z.infer<typeof ticketSchema>

/** A ticket for one reader and one file, sealed: it can neither be read nor made without the secret. */
export function sealTicket(reader: FileReader, path: string, secret: string, now: Date): string {
  const ticket: Ticket = {
    // Of a caller nothing else goes along.
    reader: readerSchema.parse(reader),
    path,
    until: now.getTime() + TICKET_SECONDS * 1000,
  }
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv, { authTagLength: TAG_BYTES })
  const sealed = Buffer.concat([cipher.update(JSON.stringify(ticket), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What a ticket says; `undefined` for one that was not made with the secret, and for one that has run out. */
export function openTicket(text: string, secret: string, now: Date): Ticket | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    const ticket = ticketSchema.parse(JSON.parse(opened.toString('utf8')))
    return now.getTime() < ticket.until ? ticket : undefined
  } catch {
    // Whoever made it did not have the secret.
    return undefined
  }
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

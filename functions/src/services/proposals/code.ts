import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isProposalEditable } from '@ribalta/domain/proposals/proposalStatus'
import {
  type AccessCode,
  accessCodeSchema,
  type SetProposalCodeInput,
} from '@ribalta/domain/schemas/proposals/answers'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentSnapshot, FieldValue, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { staffsProposal } from './onProposal.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)
const HASH_BYTES = 32

/**
 * Sets the access code of a proposal, or takes it away, by staff: whoever is inside is asked for it at their next request. It is stored
 * as what cannot be turned back without the server's `secret`. Throws `permission-denied`, `not-found`, `failed-precondition` where the
 * access is over.
 */
export async function setProposalCode(
  { db }: Pick<Backend, 'db'>,
  { proposalId, code }: SetProposalCodeInput,
  { caller, secret, now }: { caller: SignedInCaller; secret: string; now: Date },
): Promise<void> {
  const sealed = code === null ? undefined : await sealCode(code, secret)
  await db.runTransaction(async (transaction) => {
    const { status } = await staffsProposal(transaction, db, proposalId, caller)
    if (!isProposalEditable(status)) {
      throw new HttpsError('failed-precondition', 'O acesso a esta proposta foi encerrado.')
    }
    const at = Timestamp.fromDate(now)
    transaction.update(paths.proposal(db, proposalId), {
      codeId: sealed?.codeId ?? FieldValue.delete(),
      updatedAt: at,
    })
    const ref = paths.proposalCode(db, proposalId)
    if (sealed === undefined) transaction.delete(ref)
    else transaction.set(ref, sealed)
    const detail = { proposalId, isSet: sealed !== undefined }
    writeAudit(transaction, db, { kind: 'proposalCode', actor: caller.uid, at, detail })
  })
}

async function sealCode(code: string, secret: string): Promise<AccessCode> {
  const salt = randomBytes(16).toString('base64url')
  const hash = (await hashOf(code, salt, secret)).toString('base64url')
  return { codeId: randomBytes(12).toString('base64url'), salt, hash }
}

/** Whether a code is the one that was set; capitals and spaces around it are nobody's mistake. */
export async function isCodeRight(
  stored: DocumentSnapshot,
  codeId: string,
  code: string,
  secret: string,
): Promise<boolean> {
  const known = accessCodeSchema.safeParse(stored.data())
  if (!known.success || known.data.codeId !== codeId) return false
  const hash = await hashOf(code, known.data.salt, secret)
  return timingSafeEqual(hash, Buffer.from(known.data.hash, 'base64url'))
}

function hashOf(code: string, salt: string, secret: string): Promise<Buffer> {
  const tidy = code.normalize('NFKC').trim().toLowerCase()
  const keyed = createHmac('sha256', `access code ${secret}`).update(tidy).digest('base64url')
  return derive(keyed, salt, HASH_BYTES)
}

import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { MAX_CODE_TRIES } from '@ribalta/domain/proposals/answers'
import { isProposalEditable } from '@ribalta/domain/proposals/proposalStatus'
import {
  type AccessCode,
  accessCodeSchema,
  type SetProposalCodeInput,
} from '@ribalta/domain/schemas/proposals/answers'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, FieldValue, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { staffsProposal } from './onProposal.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)
const HASH_BYTES = 32

/**
 * Sets or removes a proposal's access code, for staff. Devices that have entered must give it at their next request, and the counts of
 * devices and wrong tries restart. Only a hash keyed with the server's `secret` is stored. Throws `permission-denied`, `not-found`,
 * `failed-precondition` once access has ended.
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
      isCodeSpent: FieldValue.delete(),
      devices: FieldValue.delete(),
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
  return { codeId: randomBytes(12).toString('base64url'), salt, hash, tries: 0 }
}

interface CodeTry {
  readonly proposalId: string
  readonly codeId: string
  readonly code: string
}

/**
 * Returns whether a code is the right one, ignoring case and surrounding spaces. Each try counts before it is checked, so that parallel
 * tries can't pass the limit, and a right one is subtracted again. Throws `resource-exhausted` after `MAX_CODE_TRIES` wrong ones; staff
 * see that on the proposal and set a new code.
 */
export async function tryCode(
  { db }: Pick<Backend, 'db'>,
  { proposalId, codeId, code }: CodeTry,
  secret: string,
): Promise<boolean> {
  const ref = paths.proposalCode(db, proposalId)
  try {
    await ref.update({ tries: FieldValue.increment(1) })
  } catch (error) {
    // Staff removed the code meanwhile.
    if (codeOf(error) === GRPC.notFound) return false
    throw error
  }
  const stored = accessCodeSchema.parse((await ref.get()).data())
  const isOver = stored.tries > MAX_CODE_TRIES
  const isRight = !isOver && stored.codeId === codeId && (await matches(code, stored, secret))
  if (isOver || isRight) await ref.update({ tries: FieldValue.increment(-1) })
  if (isOver) throw spent()
  if (!isRight && stored.tries === MAX_CODE_TRIES) await markSpent({ db }, { proposalId, codeId })
  return isRight
}

async function matches(code: string, { salt, hash }: AccessCode, secret: string): Promise<boolean> {
  return timingSafeEqual(await hashOf(code, salt, secret), Buffer.from(hash, 'base64url'))
}

/** Marks the code as spent for staff, unless they have set a new one. */
function markSpent(
  { db }: Pick<Backend, 'db'>,
  { proposalId, codeId }: Omit<CodeTry, 'code'>,
): Promise<void> {
  const ref = paths.proposal(db, proposalId)
  return db.runTransaction(async (transaction) => {
    const proposal = await transaction.get(ref)
    if (proposal.get('codeId') === codeId) transaction.update(ref, { isCodeSpent: true })
  })
}

function spent(): HttpsError {
  return new HttpsError(
    'resource-exhausted',
    'Este código foi errado vezes demais e não vale mais. Peça outro a quem enviou o link.',
  )
}

function hashOf(code: string, salt: string, secret: string): Promise<Buffer> {
  const tidy = code.normalize('NFKC').trim().toLowerCase()
  const keyed = createHmac('sha256', `access code ${secret}`).update(tidy).digest('base64url')
  return derive(keyed, salt, HASH_BYTES)
}

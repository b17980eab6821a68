import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  type Proposal,
  type ProposalKey,
  proposalKeySchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, DocumentSnapshot, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** Too many to be guessed, few enough for an address that people send each other. */
const KEY_BYTES = 24

/** Writes a new key for a proposal, after which the one before opens nothing; answers the version that the proposal then has to carry. */
export function writeKey(
  transaction: Transaction,
  db: Backend['db'],
  proposalId: string,
  { keyVersion }: Pick<Proposal, 'keyVersion'>,
): number {
  const version = keyVersion + 1
  const key: ProposalKey = { key: randomBytes(KEY_BYTES).toString('base64url'), version }
  transaction.set(paths.proposalKey(db, proposalId), key)
  return version
}

/** Whether a key opens the room as it is now; how long the comparison takes says nothing of how much of it was right. */
export function isKeyOf(
  stored: DocumentSnapshot | undefined,
  { keyVersion }: Pick<Proposal, 'keyVersion'>,
  key: string,
): boolean {
  const known = proposalKeySchema.safeParse(stored?.data())
  if (!known.success || known.data.version !== keyVersion) return false
  return timingSafeEqual(hashOf(known.data.key), hashOf(key))
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

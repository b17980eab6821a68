import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { type Room, toRoom } from '@ribalta/domain/proposals/room'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { type GetProposalInput, proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import type { Backend } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { isKeyOf } from './key.ts'

export interface FoundRoom {
  readonly room: Room
  /** Of the link that was used. */
  readonly keyVersion: number
}

/**
 * The room of a proposal for whoever has its link, by the records as they are now. Throws `not-found` in one way for a proposal that is
 * not there, not published, over or revoked, and for a key that is wrong or was replaced.
 */
export async function openProposal(
  { db }: Pick<Backend, 'db'>,
  { proposalId, key }: GetProposalInput,
  now: Date,
): Promise<FoundRoom> {
  const [stored, storedKey] = await db.getAll(
    paths.proposal(db, proposalId),
    paths.proposalKey(db, proposalId),
  )
  const proposal = proposalSchema.safeParse(stored?.data())
  if (!proposal.success || !isKeyOf(storedKey, proposal.data, key) || !isRoomOpen(proposal.data, now)) {
    throw new HttpsError(
      'not-found',
      'Esta apresentação não está disponível. Peça um novo link a quem o enviou.',
    )
  }
  const { people, keyVersion } = proposal.data
  const profiles = new Map<string, Profile>()
  const records = people.length === 0 ? [] : await db.getAll(...people.map((uid) => paths.profile(db, uid)))
  for (const record of records) {
    const profile = profileSchema.safeParse(record.data())
    if (profile.success) profiles.set(record.id, profile.data)
  }
  return { room: toRoom(proposal.data, profiles, now), keyVersion }
}

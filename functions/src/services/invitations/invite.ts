import { createHash, randomBytes } from 'node:crypto'
import { isStaff } from '@ribalta/domain/account/grants'
import {
  INVITATION_KEPT_DAYS,
  type InviteArtistsResult,
  type Invitation,
  invitationSchema,
  type InviteOutcome,
  type Prepared,
} from '@ribalta/domain/schemas/people/invitation'
import type { InviteArtistsInput } from '@ribalta/domain/schemas/people/inviteArtists'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentSnapshot, Timestamp, type Transaction } from '../../admin/backend.ts'
import { isEmailInUse, isPhoneInUse } from '../account/availability.ts'
import { readGrants } from '../account/grants.ts'
import { queueNotice } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { paths } from '../shared/paths.ts'

const DAY_MS = 86_400_000

/**
 * Prepares the cadastro of people whom the agency works with already, each with a link by which they take it over
 * (docs/decisions/0051-invitations.md). All or nothing; the same again renews what is there. Throws `permission-denied`
 * for anybody but staff.
 */
export async function inviteArtists(
  backend: Backend,
  { people }: InviteArtistsInput,
  caller: SignedInCaller,
  now: Date,
): Promise<InviteArtistsResult> {
  const { db } = backend
  await requireStaff(readGrants({ db }, caller))
  const known = await Promise.all(people.map((prepared) => isKnown(backend, prepared, now)))
  const refs = people.map((prepared) => paths.invitation(db, invitationIdOf(prepared)))
  const outcomes = await db.runTransaction(async (transaction) => {
    await requireStaff(readGrants({ db }, caller, (ref) => transaction.get(ref)))
    const earlier = await transaction.getAll(...refs)
    const written = new Map<string, InviteOutcome>()
    for (const [index, prepared] of people.entries()) {
      const stored = earlier[index]
      if (known[index] === true || stored === undefined) continue
      const invitation = invitationOf(prepared, stored, caller.uid, now)
      transaction.set(stored.ref, invitation)
      tellInvited(transaction, db, { id: stored.id, ...invitation }, now)
      written.set(stored.id, stored.exists ? 'again' : 'invited')
    }
    if (written.size > 0) {
      const entry = { actor: caller.uid, at: Timestamp.fromDate(now), detail: { people: written.size } }
      writeAudit(transaction, db, { kind: 'invitations', ...entry })
    }
    return refs.map(({ id }, index) => (known[index] === true ? 'known' : (written.get(id) ?? 'known')))
  })
  return { outcomes }
}

async function requireStaff(reading: ReturnType<typeof readGrants>): Promise<void> {
  if (!isStaff({ grants: await reading })) {
    throw new HttpsError('permission-denied', 'Só a equipe convida artistas.')
  }
}

async function isKnown(backend: Backend, { email, phone }: Prepared, now: Date): Promise<boolean> {
  const [hasEmail, hasPhone] = await Promise.all([
    email !== undefined && isEmailInUse(backend, email, now),
    phone !== undefined && isPhoneInUse(backend, phone),
  ])
  return hasEmail || hasPhone
}

/** One invitation for each address: whoever is invited twice has one link. */
export function invitationIdOf({ email, phone }: Pick<Prepared, 'email' | 'phone'>): string {
  return createHash('sha256')
    .update(email ?? phone ?? '')
    .digest('base64url')
}

/** By mail, where there is an address; the link can be copied as well. */
function tellInvited(
  transaction: Transaction,
  db: Backend['db'],
  { id, key, prepared: { email, artisticName } }: Invitation & { readonly id: string },
  now: Date,
): void {
  if (email === undefined) return
  const notice = { kind: 'invitation', name: artisticName, link: { id, key } } as const
  queueNotice(transaction, db, { id: `invitation_${id}`, notice, receiver: { kind: 'address', email } }, now)
}

/** A link that was sent already stays good. */
function invitationOf(
  { facts, ...prepared }: Prepared,
  stored: DocumentSnapshot,
  invitedBy: string,
  now: Date,
): Invitation {
  const earlier = invitationSchema.safeParse(stored.data())
  return {
    prepared: {
      ...withoutUndefined(prepared),
      artisticName: prepared.artisticName,
      facts: withoutUndefined(facts),
    },
    key: earlier.success ? earlier.data.key : randomBytes(24).toString('base64url'),
    invitedBy,
    at: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + INVITATION_KEPT_DAYS * DAY_MS),
  }
}

import { isMinor } from '@ribalta/domain/people/birthDate'
import { type HasGrants, isDirector, isStaff } from '@ribalta/domain/account/grants'
import type { AuditKind } from '@ribalta/domain/schemas/audit'
import { type GuardianContact, guardianContactSchema } from '@ribalta/domain/schemas/people/guardianContact'
import { type PrivateDetails, privateDetailsSchema } from '@ribalta/domain/schemas/people/privateDetails'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'

/** Somebody's private details for a director, noted. Throws `permission-denied` and `not-found`. */
export function openPrivateDetails(
  backend: Pick<Backend, 'db'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
): Promise<PrivateDetails> {
  return readNoted(backend, uid, caller, now, {
    kind: 'privateRead',
    authorise: (grants) => {
      if (!isDirector(grants)) throw denied('Só a direção pode abrir os dados privados.')
    },
  })
}

/**
 * Whom the team calls about a minor, and nothing else of the private details, noted. `null` where the record has no guardian. Throws
 * `permission-denied`, `not-found`, and `failed-precondition` for an adult, whose guardian is nobody's concern any more.
 */
export async function openGuardianContact(
  backend: Pick<Backend, 'db'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
): Promise<GuardianContact | null> {
  const { guardian } = await readNoted(backend, uid, caller, now, {
    kind: 'guardianContact',
    authorise: (grants) => {
      if (!isStaff(grants)) throw denied('Só a equipe vê o contato do responsável.')
    },
    requireOf: ({ birthDate }) => {
      if (isMinor(birthDate, now)) return
      throw new HttpsError('failed-precondition', 'Esta pessoa é maior de idade: fale com ela.')
    },
  })
  return guardian === undefined ? null : guardianContactSchema.parse(guardian)
}

interface Reading {
  readonly kind: AuditKind
  /** Throws for whom it is not. */
  readonly authorise: (reader: HasGrants) => void
  /** Throws for a person of whom it is not read. */
  readonly requireOf?: (profile: Profile) => void
}

/** Writes down who reads in the transaction that reads: without the line in the audit log there is no answer. */
function readNoted(
  { db }: Pick<Backend, 'db'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
  { kind, authorise, requireOf }: Reading,
): Promise<PrivateDetails> {
  return db.runTransaction(async (transaction) => {
    authorise({ grants: await readGrants({ db }, caller, (ref) => transaction.get(ref)) })
    const [profile, details] = await transaction.getAll(paths.profile(db, uid), paths.details(db, uid))
    if (profile?.exists !== true) throw new HttpsError('not-found', 'Perfil não encontrado.')
    requireOf?.(profileSchema.parse(profile.data()))
    writeAudit(transaction, db, { kind, actor: caller.uid, subject: uid, at: Timestamp.fromDate(now) })
    return privateDetailsSchema.parse(details?.data() ?? {})
  })
}

function denied(message: string): HttpsError {
  return new HttpsError('permission-denied', message)
}

import { CONSENT_VERSIONS, isInForce, isWithdrawable } from '@ribalta/domain/account/consents'
import { isMinor } from '@ribalta/domain/people/birthDate'
import { SENSITIVE_DETAILS } from '@ribalta/domain/people/privateDetails'
import type { Consent, RecordConsentInput } from '@ribalta/domain/schemas/account/consent'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from '../../admin/backend.ts'
import { consentLine, readLatestConsent } from './consents.ts'
import { moveMediaNow } from '../media/move.ts'
import { paths } from '../shared/paths.ts'
import { prepareTakeDown } from '../profiles/publishedPage.ts'
import { enqueue } from '../profiles/validationQueue.ts'
import { invalid } from '../shared/refusals.ts'

/**
 * Adds a line to a person's ledger: a text in force agreed to, or a consent taken back. Taking back `sensitive`
 * deletes what it covered, in the same transaction, and taking back `publicPage` takes a minor's page down; giving it puts the profile
 * into the queue. Answers `false`, with nothing written, where the newest line
 * already says so. Throws `failed-precondition` for a text that is not in force any more, a consent that cannot be taken
 * back by itself, and a guardian's where there is no minor or no guardian.
 */
export async function recordConsent(
  backend: Backend,
  uid: string,
  { kind, version, given }: RecordConsentInput,
  now: Date,
): Promise<boolean> {
  const { db } = backend
  let moveRef: DocumentReference | undefined
  if (given && version !== CONSENT_VERSIONS[kind]) {
    throw refused('O texto mudou. Leia e aceite a versão em vigor.')
  }
  if (!given && !isWithdrawable(kind)) {
    throw refused('Este consentimento só termina com a conta: use “Excluir minha conta”.')
  }
  const isNew = await db.runTransaction(async (transaction) => {
    moveRef = undefined
    const detailsRef = paths.details(db, uid)
    const [profile, details] = await transaction.getAll(paths.profile(db, uid), detailsRef)
    if (profile?.exists !== true) throw new HttpsError('not-found', 'Perfil não encontrado.')
    const record = profileSchema.parse(profile.data())
    if (kind === 'guardian' || (kind === 'publicPage' && given)) requireGuardian(record, details, now)
    const latest = await readLatestConsent(transaction, db, uid, kind)
    const at = laterThan(latest, now)
    const takeDown =
      kind === 'publicPage' && !given && isMinor(record.birthDate, now)
        ? await prepareTakeDown(transaction, db, uid, record.username, now)
        : undefined
    if (given) {
      if (isInForce(latest)) return false
      transaction.create(paths.laterConsent(db), consentLine(uid, kind, at))
      // A director speaks to the guardian before a child's page goes up.
      const queued = kind === 'publicPage' && record.status === 'published' ? enqueue(record, at) : {}
      if (queued.queuedAt !== undefined) transaction.update(profile.ref, { queuedAt: queued.queuedAt })
      return true
    }
    if (latest?.given !== true) return false
    if (latest.version !== version) {
      throw invalid('Esta não é a versão que você aceitou.', { field: 'version' })
    }
    const line: Consent = { ...latest, given: false, at }
    transaction.create(paths.laterConsent(db), line)
    moveRef = takeDown?.()
    if (kind === 'sensitive' && details?.exists === true) {
      transaction.update(
        detailsRef,
        Object.fromEntries(SENSITIVE_DETAILS.map((name) => [name, FieldValue.delete()])),
      )
    }
    return true
  })
  if (moveRef !== undefined) await moveMediaNow(backend, moveRef, now)
  return isNew
}

function requireGuardian(profile: Profile, details: DocumentSnapshot | undefined, now: Date): void {
  if (isMinor(profile.birthDate, now) && details?.get('guardian') !== undefined) return
  throw refused('A autorização do responsável só vale para menores, com os dados dele informados.')
}

/** The order of the lines is the order of their times, whatever the clocks of two servers say. */
function laterThan(latest: Consent | undefined, now: Date): Timestamp {
  const last = latest === undefined ? 0 : latest.at.seconds * 1000 + latest.at.nanoseconds / 1e6
  return Timestamp.fromMillis(Math.max(now.getTime(), Math.floor(last) + 1))
}

function refused(message: string): HttpsError {
  return new HttpsError('failed-precondition', message)
}

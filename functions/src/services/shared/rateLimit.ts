import { createHash } from 'node:crypto'
import { type RateCount, rateLimitSchema } from '@ribalta/domain/schemas/rateLimit'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import type { Caller } from './caller.ts'
import { codeOf, GRPC } from './errorCodes.ts'
import { paths } from './paths.ts'
import { invalid } from './refusals.ts'

interface RateLimit {
  /** Who is counted: the network that calls, or the person. */
  readonly per: 'address' | 'uid'
  readonly max: number
  readonly minutes: number
}

/**
 * How often each callable may be called. Many people share one address (a school, a mobile carrier), so those limits are
 * wide: they stop whoever tries out thousands of addresses or fills the agency with made-up people.
 */
export const RATE_LIMITS = {
  checkEmailExists: { per: 'address', max: 100, minutes: 10 },
  checkPhoneExists: { per: 'address', max: 100, minutes: 10 },
  openUploads: { per: 'address', max: 100, minutes: 60 },
  createProfile: { per: 'address', max: 20, minutes: 60 },
  submitContact: { per: 'address', max: 10, minutes: 60 },
  updateProfile: { per: 'uid', max: 120, minutes: 10 },
  recordConsent: { per: 'uid', max: 60, minutes: 10 },
  exportMyData: { per: 'uid', max: 200, minutes: 60 },
  deleteMyAccount: { per: 'uid', max: 20, minutes: 60 },
  reviewProfile: { per: 'uid', max: 300, minutes: 10 },
  changeProfileState: { per: 'uid', max: 60, minutes: 10 },
  exportRoster: { per: 'uid', max: 30, minutes: 60 },
  inviteArtists: { per: 'uid', max: 60, minutes: 10 },
  openInvitation: { per: 'address', max: 60, minutes: 60 },
  setGrants: { per: 'uid', max: 60, minutes: 10 },
  catalogueUsage: { per: 'uid', max: 300, minutes: 10 },
  importCatalogue: { per: 'uid', max: 30, minutes: 10 },
  claimPostImage: { per: 'uid', max: 200, minutes: 10 },
  endOtherSessions: { per: 'uid', max: 20, minutes: 10 },
  recordAccountEvent: { per: 'uid', max: 60, minutes: 10 },
  saveCasting: { per: 'uid', max: 300, minutes: 10 },
  applyToCasting: { per: 'uid', max: 60, minutes: 10 },
  addToRole: { per: 'uid', max: 60, minutes: 10 },
  askToConfirmLook: { per: 'uid', max: 60, minutes: 10 },
  changeState: { per: 'uid', max: 600, minutes: 10 },
  reportArtist: { per: 'address', max: 20, minutes: 60 },
  reportCasting: { per: 'address', max: 20, minutes: 60 },
  openFiles: { per: 'uid', max: 600, minutes: 10 },
  resetSecondFactors: { per: 'uid', max: 20, minutes: 10 },
  openPrivateDetails: { per: 'uid', max: 120, minutes: 60 },
  openGuardianContact: { per: 'uid', max: 120, minutes: 60 },
  reportFailedSignIn: { per: 'address', max: 60, minutes: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>
export type RateLimited = keyof typeof RATE_LIMITS
/** Those that are counted by the person, so that only who is signed in calls them. */
export type PersonLimited = {
  [K in RateLimited]: (typeof RATE_LIMITS)[K]['per'] extends 'uid' ? K : never
}[RateLimited]

/** Whether a callable is limited in how often it is called. */
export function isLimited(name: string): name is RateLimited {
  return Object.hasOwn(RATE_LIMITS, name)
}

/** Whether a callable is counted by the person. */
export function isPersonLimited(name: string): name is PersonLimited {
  return isLimited(name) && RATE_LIMITS[name].per === 'uid'
}

/** How many refusals of one address are written down. */
export const REFUSALS_COUNTED = { per: 'address', max: 60, minutes: 60 } as const satisfies RateLimit

/** How many bytes of uploads one address is promised: four of the longest videos are less. */
const UPLOADED_BYTES = { per: 'address', max: 1_000_000_000, minutes: 60 } as const satisfies RateLimit

/**
 * Reads, in a transaction, how many bytes of uploads the caller's address has been promised in the present hour. What is answered adds
 * some, after the transaction's last read, and throws `resource-exhausted` where that is too much, `invalid-argument` where it is for
 * every hour. Calls on this machine inside the emulator are not counted.
 */
export async function readPromisedBytes(
  transaction: Transaction,
  { db }: Pick<Backend, 'db'>,
  { address }: Pick<Caller, 'address'>,
  now: Date,
): Promise<(bytes: number) => void> {
  if (address === undefined) return () => undefined
  const end = endOfWindow(UPLOADED_BYTES, now)
  const ref = paths.rateLimit(db, keyOf('uploadedBytes', address, end))
  const used = usedOf(await transaction.get(ref))
  return (bytes) => {
    if (bytes === 0) return
    if (bytes > UPLOADED_BYTES.max) {
      throw invalid('Os arquivos passam de 1 GB, o máximo por hora. Envie menos de cada vez.', {
        field: 'files',
      })
    }
    if (used + bytes > UPLOADED_BYTES.max) throw tooMany('Muitos envios', end - now.getTime())
    const count: RateCount = { count: used + bytes, expiresAt: Timestamp.fromMillis(end) }
    transaction.set(ref, count)
  }
}

/**
 * Counts a call and throws `resource-exhausted` where its caller has had all calls of the present window. Called before
 * anything is done with the payload, so that no payload costs more than its call. Calls on this machine inside the emulator are not
 * counted.
 */
export async function requireRate(
  backend: Backend,
  name: RateLimited,
  caller: Pick<Caller, 'address' | 'uid'>,
  now: Date,
): Promise<void> {
  await takeOne(backend, name, RATE_LIMITS[name], caller, now)
}

/** Whether a refusal of this address is still to be counted, which counts it. */
export async function mayCountRefusal(
  backend: Backend,
  { address }: Pick<Caller, 'address'>,
  now: Date,
): Promise<boolean> {
  try {
    await takeOne(backend, 'refusals', REFUSALS_COUNTED, { address, uid: undefined }, now)
    return true
  } catch (error) {
    if (error instanceof HttpsError) return false
    throw error
  }
}

async function takeOne(
  { db }: Backend,
  name: string,
  limit: RateLimit,
  caller: Pick<Caller, 'address' | 'uid'>,
  now: Date,
): Promise<void> {
  const who = limit.per === 'uid' ? caller.uid : caller.address
  if (caller.address === undefined || who === undefined) return
  const end = endOfWindow(limit, now)
  const ref = paths.rateLimit(db, keyOf(name, who, end))
  const waitMs = end - now.getTime()
  // One read refuses who goes on regardless; only those below the limit contend for the count.
  if (usedOf(await ref.get()) >= limit.max) throw tooMany('Muitas tentativas', waitMs)
  try {
    await db.runTransaction(async (transaction) => {
      const used = usedOf(await transaction.get(ref))
      if (used >= limit.max) throw tooMany('Muitas tentativas', waitMs)
      const count: RateCount = { count: used + 1, expiresAt: Timestamp.fromMillis(end) }
      transaction.set(ref, count)
    })
  } catch (error) {
    // Somebody calls so often at once that even counting fails.
    if (codeOf(error) === GRPC.aborted) throw tooMany('Muitas tentativas', waitMs)
    throw error
  }
}

/** The counts that may stand for a person at this moment; older ones are over and swept. */
export function countsOf({ db }: Pick<Backend, 'db'>, uid: string, now: Date): DocumentReference[] {
  return Object.entries<RateLimit>(RATE_LIMITS)
    .filter(([, { per }]) => per === 'uid')
    .map(([name, limit]) => paths.rateLimit(db, keyOf(name, uid, endOfWindow(limit, now))))
}

function endOfWindow({ minutes }: RateLimit, now: Date): number {
  const windowMs = minutes * 60_000
  return (Math.floor(now.getTime() / windowMs) + 1) * windowMs
}

function keyOf(name: string, who: string, end: number): string {
  return hashOf([name, who, String(end)])
}

function usedOf(snapshot: DocumentSnapshot): number {
  return snapshot.exists ? rateLimitSchema.parse(snapshot.data()).count : 0
}

/** Addresses are not kept: only a mark that nobody needs after the window. */
function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

function tooMany(what: string, waitMs: number): HttpsError {
  const minutes = Math.ceil(waitMs / 60_000)
  const wait = minutes === 1 ? '1 minuto' : `${String(minutes)} minutos`
  return new HttpsError('resource-exhausted', `${what} em pouco tempo. Tente de novo em ${wait}.`, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  })
}

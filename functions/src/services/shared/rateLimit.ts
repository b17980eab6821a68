import { createHash } from 'node:crypto'
import { type CallLimit, COMMAND_LIMITS } from '@ribalta/domain/callLimits'
import {
  type CallName,
  CALL_NAMES,
  type CommandName,
  isCommand,
  type SpecifiedCallable,
} from '@ribalta/domain/commands'
import { type RateCount, rateLimitSchema } from '@ribalta/domain/schemas/rateLimit'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import type { Caller } from './caller.ts'
import { codeOf, GRPC } from './errorCodes.ts'
import { paths } from './paths.ts'
import { invalid } from './refusals.ts'

/** How often each callable of the specification may be called; those that verify a permission are no work worth counting. */
const SPECIFIED_LIMITS = {
  checkEmailExists: { per: 'address', max: 100, minutes: 10 },
  checkPhoneExists: { per: 'address', max: 100, minutes: 10 },
  createProfile: { per: 'address', max: 20, minutes: 60 },
  updateProfile: { per: 'uid', max: 120, minutes: 10 },
} as const satisfies Partial<Readonly<Record<SpecifiedCallable, CallLimit>>>

type SpecifiedLimits = typeof SPECIFIED_LIMITS
type Limits = SpecifiedLimits & typeof COMMAND_LIMITS
export type RateLimited = keyof SpecifiedLimits | CommandName
/** Those that are counted by the person, so that only who is signed in calls them. */
export type PersonLimited = {
  [K in RateLimited]: Limits[K]['per'] extends 'uid' ? K : never
}[RateLimited]

/** How often each call may be made, by its name. */
export function limitOf(name: RateLimited): CallLimit {
  return isCommand(name) ? COMMAND_LIMITS[name] : SPECIFIED_LIMITS[name]
}

/** Whether a call is limited in how often it is made. */
export function isLimited(name: CallName): name is RateLimited {
  return isCommand(name) || Object.hasOwn(SPECIFIED_LIMITS, name)
}

/** Whether a call is counted by the person. */
export function isPersonLimited(name: CallName): name is PersonLimited {
  return isLimited(name) && limitOf(name).per === 'uid'
}

/** How many refusals of one address are written down. */
export const REFUSALS_COUNTED = { per: 'address', max: 60, minutes: 60 } as const satisfies CallLimit

/** How many bytes of uploads one address is promised: four of the longest videos are less. */
export const UPLOADED_BYTES = { per: 'address', max: 1_000_000_000, minutes: 60 } as const satisfies CallLimit

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
  { db }: Backend,
  name: RateLimited,
  caller: Pick<Caller, 'address' | 'uid'>,
  now: Date,
): Promise<void> {
  const limit = limitOf(name)
  const who = limit.per === 'uid' ? caller.uid : caller.address
  if (caller.address === undefined || who === undefined) return
  const end = endOfWindow(limit, now)
  const ref = paths.rateLimit(db, keyOf(name, who, end))
  // One read refuses who goes on regardless; only those below the limit contend for the count.
  if (usedOf(await ref.get()) >= limit.max) throw tooMany('Muitas tentativas', end - now.getTime())
  await count({ db }, { ref, end, max: limit.max }, now)
}

/** How many access codes one address may try out on one proposal. */
export const CODE_TRIES = { per: 'address', max: 20, minutes: 10 } as const satisfies CallLimit

/**
 * Counts that an address tries a code on what is named, and throws `resource-exhausted` where it has had all tries of the present
 * window; nobody else is kept out. Calls on this machine inside the emulator are not counted.
 */
export async function requireCodeTry(
  { db }: Pick<Backend, 'db'>,
  tried: readonly string[],
  { address }: Pick<Caller, 'address'>,
  now: Date,
): Promise<void> {
  if (address === undefined) return
  const end = endOfWindow(CODE_TRIES, now)
  const ref = paths.rateLimit(db, hashOf(['codeTries', ...tried, address, String(end)]))
  await count({ db }, { ref, end, max: CODE_TRIES.max }, now)
}

interface Counted {
  readonly ref: DocumentReference
  /** When the window ends, in milliseconds. */
  readonly end: number
  readonly max: number
}

async function count({ db }: Pick<Backend, 'db'>, { ref, end, max }: Counted, now: Date): Promise<void> {
  const tooOften = tooMany('Muitas tentativas', end - now.getTime())
  try {
    await db.runTransaction(async (transaction) => {
      const used = usedOf(await transaction.get(ref))
      if (used >= max) throw tooOften
      const next: RateCount = { count: used + 1, expiresAt: Timestamp.fromMillis(end) }
      transaction.set(ref, next)
    })
  } catch (error) {
    // Somebody calls so often at once that even counting fails.
    if (codeOf(error) === GRPC.aborted) throw tooOften
    throw error
  }
}

/**
 * Whether a refusal of this address is still to be counted, which counts it. Of those that come at once a few too many may be: in a
 * transaction each would wait for the others, and a flood for itself, holding what others need.
 */
export async function mayCountRefusal(
  { db }: Pick<Backend, 'db'>,
  { address }: Pick<Caller, 'address'>,
  now: Date,
): Promise<boolean> {
  if (address === undefined) return true
  const end = endOfWindow(REFUSALS_COUNTED, now)
  const ref = paths.rateLimit(db, keyOf('refusals', address, end))
  if (usedOf(await ref.get()) >= REFUSALS_COUNTED.max) return false
  await ref.set({ count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(end) }, { merge: true })
  return true
}

/** The counts that may stand for a person at this moment; older ones are over and swept. */
export function countsOf({ db }: Pick<Backend, 'db'>, uid: string, now: Date): DocumentReference[] {
  return CALL_NAMES.filter(isPersonLimited).map((name) =>
    paths.rateLimit(db, keyOf(name, uid, endOfWindow(limitOf(name), now))),
  )
}

function endOfWindow({ minutes }: CallLimit, now: Date): number {
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

import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { toEmail, toUsername } from '@ribalta/domain/identity'
import { phoneSchema } from '@ribalta/domain/schemas/phone'
import { codeOf } from '../../../functions/src/services/shared/errorCodes.ts'
import { backend, filesBelow, holderOf, profileOf } from './functions.ts'

/** Everything that a registration makes and that must not be there by halves. */
export interface Traces {
  readonly account: string | undefined
  readonly username: unknown
  readonly phone: unknown
  readonly profile: boolean
  readonly details: boolean
  readonly consents: number
  readonly feed: boolean
  readonly media: number
}

export const NO_TRACES: Traces = {
  account: undefined,
  username: undefined,
  phone: undefined,
  profile: false,
  details: false,
  consents: 0,
  feed: false,
  media: 0,
}

/** What there is of a registration; looks below the uids that the request, the reservations and the account name. */
export async function tracesOf(payload: CreateProfileInput): Promise<Traces> {
  const { db } = backend
  const account = await accountOf(toEmail(payload.email))
  const username = await holderOf(`usernames/${toUsername(payload.artisticName)}`)
  const phone = await holderOf(`phones/${phoneSchema.parse(payload.phone)}`)
  const request = await db.doc(`requests/${payload.requestId}`).get()
  const named: unknown[] = [account, username, phone, request.get('uid')]
  const uids = [...new Set(named.filter((uid) => typeof uid === 'string'))]
  const found = await Promise.all(uids.map(tracesBelow))
  return {
    account,
    username,
    phone,
    profile: found.some((traces) => traces.profile),
    details: found.some((traces) => traces.details),
    consents: found.reduce((sum, traces) => sum + traces.consents, 0),
    feed: found.some((traces) => traces.feed),
    media: found.reduce((sum, traces) => sum + traces.media, 0),
  }
}

/** Everything of a registration whose uid is known to be whole. */
export async function isWhole(payload: CreateProfileInput, uid: string): Promise<boolean> {
  const traces = await tracesOf(payload)
  const profile = await profileOf(uid)
  return (
    traces.account === uid &&
    traces.username === uid &&
    traces.phone === uid &&
    traces.details &&
    traces.feed &&
    traces.consents >= 2 &&
    profile?.media.length === payload.tempMediaIds.length &&
    traces.media >= payload.tempMediaIds.length
  )
}

async function tracesBelow(
  uid: string,
): Promise<Pick<Traces, 'profile' | 'details' | 'consents' | 'feed' | 'media'>> {
  const { db } = backend
  const [profile, details, feed] = await db.getAll(
    db.doc(`profiles/${uid}`),
    db.doc(`profiles/${uid}/private-data/details`),
    db.doc(`feed/registration_${uid}`),
  )
  const consents = await db.collection('consents').where('uid', '==', uid).get()
  return {
    profile: profile?.exists === true,
    details: details?.exists === true,
    feed: feed?.exists === true,
    consents: consents.size,
    media: [...(await filesBelow(`media/${uid}/`)), ...(await filesBelow(`video-intake/${uid}/`))].length,
  }
}

async function accountOf(email: string): Promise<string | undefined> {
  try {
    return (await backend.auth.getUserByEmail(email)).uid
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  }
}

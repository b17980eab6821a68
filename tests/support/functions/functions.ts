import { randomBytes } from 'node:crypto'
import { tempMediaPath } from '@ribalta/domain/media/media'
import { type CallName, type CallRequest, toCallRequest } from '@ribalta/domain/commands'
import type { Grant } from '@ribalta/domain/account/grants'
import { nameSkeleton } from '@ribalta/domain/people/personName'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import * as z from 'zod/mini'
import { type Backend, getBackend, Timestamp } from '../../../functions/src/admin/backend.ts'
import type { SignedInCaller } from '../../../functions/src/services/shared/caller.ts'
import { photo } from '../../../functions/src/testing/mediaFiles.ts'

/** The only project whose functions the suite runs. */
const SUITE = 'demo-ribalta'
/** The suite's own, or the one that `alone.ts` has made for this file. */
export const PROJECT = process.env['GCLOUD_PROJECT'] ?? SUITE
const HOST = '127.0.0.1'
const FUNCTIONS = process.env['FUNCTIONS_EMULATOR_HOST'] ?? `${HOST}:5001`
// The SDKs look for Google's machines otherwise, and warn that there are none.
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
process.env['GCLOUD_PROJECT'] ??= PROJECT
process.env['FIREBASE_CONFIG'] ??= JSON.stringify({
  projectId: PROJECT,
  storageBucket: `${PROJECT}.appspot.com`,
})
const AUTH = (process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${HOST}:9099`)
process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:8080`
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= `${HOST}:9199`

export const PASSWORD = 'palco-escuro-9'

/** The suite's own database, accounts and files, with full rights. */
export const backend: Backend = getBackend()

const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ status: z.string(), message: z.string(), details: z.optional(z.unknown()) })),
})
export type Answer = z.infer<typeof answerSchema>

/** Where a function answers that the suite runs. */
export function functionAddress(path: string): string {
  return `http://${FUNCTIONS}/${SUITE}/southamerica-east1/${path}`
}

/** Asks the server as the application does, by a call's name; `as` is an ID token. */
export function call(
  name: CallName,
  data: unknown,
  as?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { callable, payload } = toCallRequest(name, data)
  return callRaw(callable, JSON.stringify({ data: payload }), as, headers)
}

/** Calls a callable with a body as it is: the one that the suite runs, or in a project of its own the one of this process. */
export async function callRaw(
  name: CallRequest['callable'],
  body: string,
  as?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const headers = { ...(as === undefined ? {} : { authorization: `Bearer ${as}` }), ...more }
  if (PROJECT !== SUITE) {
    const { callHere } = await import('./callHere.ts')
    return answerSchema.parse(await callHere(name, body, headers))
  }
  const response = await fetch(functionAddress(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return answerSchema.parse(await response.json())
}

export function newSession(): string {
  return randomBytes(12).toString('hex')
}

/** Uploads a file where visitors upload; answers its `tempMediaId`. */
export async function upload(data: Buffer, session = newSession(), slot = 0): Promise<string> {
  const id = `${session}/${String(slot)}`
  await backend.bucket.file(tempMediaPath(id)).save(data, { resumable: false, contentType: 'image/jpeg' })
  return id
}

export async function uploadPhoto(width = 340, height = 420): Promise<string> {
  return upload(await photo(width, height))
}

const signInSchema = z.object({ idToken: z.string() })

/** An ID token of an account with {@link PASSWORD}. */
export async function signIn(email: string): Promise<string> {
  const url = `http://${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const response = await fetch(url, {
    method: 'POST',
    // Only the owner may say which project it is about.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true, targetProjectId: PROJECT }),
  })
  return signInSchema.parse(await response.json()).idToken
}

/** A token as the Auth emulator signs them, which is not at all, with another `auth_time`. */
export function withAuthTime(token: string, seconds: number): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  const changed = JSON.stringify({ ...(claims as object), auth_time: seconds })
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.')
}

export interface Account {
  readonly uid: string
  readonly email: string
  readonly token: string
}

/** An account without a profile, as anybody can make one against the public API. */
export async function bareAccount(): Promise<Account> {
  const email = `conta-${newSession()}@example.com`
  const { uid } = await backend.auth.createUser({ email, password: PASSWORD })
  return { uid, email, token: await signIn(email) }
}

/** Somebody just signed in, for services called in this process. */
export function signedIn({ uid }: { readonly uid: string }): SignedInCaller {
  return {
    uid,
    authTime: Math.floor(Date.now() / 1000),
    hasSecondFactor: false,
    address: undefined,
    userAgent: undefined,
  }
}

export interface Person extends Account {
  readonly profile: Profile
}

/** An account with a profile and its reservations, as registration would have left them. */
export async function person(changes: Partial<Profile> & { grants?: Grant[] } = {}): Promise<Person> {
  const account = await bareAccount()
  const mark = newSession().slice(0, 10)
  const now = Timestamp.now()
  const profile = profileSchema.parse({
    email: account.email,
    artisticName: `Artista ${mark}`,
    username: `artista-${mark}`,
    nameSkeleton: nameSkeleton(changes.artisticName ?? `Artista ${mark}`),
    tempMediaIds: [],
    birthDate: Timestamp.fromDate(new Date('1990-05-17T00:00:00Z')),
    phone: `219${String(Date.now()).slice(-3)}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`,
    grants: [],
    status: 'pending',
    version: 1,
    media: [],
    classes: [],
    skills: [],
    createdAt: now,
    updatedAt: now,
    ...changes,
  })
  const { db } = backend
  const { uid } = account
  const batch = db.batch()
  batch.set(db.doc(`profiles/${uid}`), profile)
  batch.set(db.doc(`profiles/${uid}/private-data/details`), {})
  batch.set(db.doc(`usernames/${profile.username}`), { uid })
  if (profile.phone !== '') batch.set(db.doc(`phones/${profile.phone}`), { uid })
  await batch.commit()
  return { ...account, profile }
}

export async function profileOf(uid: string): Promise<Profile | undefined> {
  const snapshot = await backend.db.doc(`profiles/${uid}`).get()
  return snapshot.exists ? profileSchema.parse(snapshot.data()) : undefined
}

export async function holderOf(path: string): Promise<unknown> {
  return (await backend.db.doc(path).get()).get('uid') as unknown
}

/** Names of the files below a folder of the bucket. */
export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await backend.bucket.getFiles({ prefix })
  return files.map((file) => file.name).toSorted()
}

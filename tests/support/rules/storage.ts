import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { makeArtist, makeProfile, makeStaff } from '../people.ts'
import { type Admin, openAdmin } from './admin.ts'
import { type Caller, CALLERS, claimsOf, isAmong, type Role } from './roles.ts'
import { readRules, recordMatrix } from './suite.ts'

/** Storage rules ask the Firestore of the suite's own project, whatever the project of the caller. */
const PROJECT = 'demo-ribalta'
const BUCKET = 'gs://demo-ribalta.appspot.com'
export const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])

type Database = ReturnType<RulesTestContext['firestore']>

let environment: RulesTestEnvironment | undefined
let admin: Admin | undefined
const storages = new Map<string, ReturnType<RulesTestContext['storage']>>()

/** The uids are not those of anybody in the seed, which is in the same project. */
export function uidOf(caller: Caller): string {
  return `rules-${caller}`
}

function running(): RulesTestEnvironment {
  if (environment === undefined)
    throw new Error('The rules environment is not up: call withStorageRules() in the suite.')
  return environment
}

/** The browser SDK as the caller would hold it; `claims` go beside those that the caller's token has anyhow. */
export function storageOf(
  caller: Caller,
  claims: Readonly<Record<string, unknown>> = {},
): ReturnType<RulesTestContext['storage']> {
  const key = `${caller} ${JSON.stringify(claims)}`
  const known = storages.get(key)
  if (known !== undefined) return known
  const context =
    caller === 'visitor'
      ? running().unauthenticatedContext()
      : running().authenticatedContext(uidOf(caller), { ...claimsOf(caller), ...claims })
  const storage = context.storage(BUCKET)
  storages.set(key, storage)
  return storage
}

export async function upload(
  caller: Caller,
  path: string,
  contentType: string,
  bytes: Uint8Array = JPEG,
): Promise<void> {
  await storageOf(caller).ref(path).put(bytes, { contentType })
}

/** Beyond the reach of the rules, as the functions are. */
async function asAdmin(): Promise<RulesTestContext> {
  admin ??= await openAdmin(running())
  return admin.context
}

/** Writes a file past the rules. */
export async function store(path: string, contentType: string): Promise<void> {
  await (await asAdmin()).storage(BUCKET).ref(path).put(JPEG, { contentType })
}

/** Brings up everybody's profile, and what the file needs; nothing that the rules allow a client changes any of it. */
export function withStorageRules(seed: (db: Database) => Promise<unknown>): void {
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: { host: '127.0.0.1', port: 8080 },
      storage: { host: '127.0.0.1', port: 9199, rules: readRules('storage') },
    })
    const db = (await asAdmin()).firestore()
    const profile = (caller: Caller) => db.doc(`profiles/${uidOf(caller)}`)
    await profile('artist').set(makeProfile(uidOf('artist')))
    await db.doc(`artists/${uidOf('artist')}`).set(makeArtist(uidOf('artist')))
    await profile('otherArtist').set(makeProfile(uidOf('otherArtist')))
    await profile('agent').set(makeStaff(uidOf('agent'), ['AGENT']))
    await profile('director').set(makeStaff(uidOf('director'), ['DIRECTOR']))
    const sessionsEndedAt = Timestamp.fromMillis(1000)
    const ended = makeStaff(uidOf('ended'), ['AGENT', 'DIRECTOR'], { sessionsEndedAt })
    await profile('ended').set(ended)
    await seed(db)
  })
  afterAll(async () => {
    // The suite's own project is also the product's: nothing of this may show up among its artists.
    const db = (await asAdmin()).firestore()
    for (const uid of CALLERS.map(uidOf)) {
      await db.doc(`profiles/${uid}`).delete()
      await db.doc(`artists/${uid}`).delete()
    }
    admin?.release()
    admin = undefined
    storages.clear()
    await running().cleanup()
    environment = undefined
  })
}

export interface StorageMatrix {
  /** A stored file, which belongs to the caller `artist` where it belongs to anybody. */
  readonly existing: string
  /** A place, another each time, where there is no file, and what may be put there. */
  readonly fresh: () => string
  readonly contentType: string
  readonly allowed: Readonly<Record<'get' | 'list' | 'create' | 'update' | 'delete', readonly Role[]>>
}

type Attempt = (caller: Caller) => Promise<unknown>

/** The whole of what may be done to the files of one `match` of storage.rules, one test for each caller and operation. */
export function describeStorageMatrix({ existing, fresh, contentType, allowed }: StorageMatrix): void {
  const file = (caller: Caller) => storageOf(caller).ref(existing)
  const folder = existing.split('/').slice(0, -1).join('/')
  const rows: readonly (readonly [string, readonly Role[], Attempt])[] = [
    ['get', allowed.get, (caller) => file(caller).getMetadata()],
    ['a link', allowed.get, (caller) => file(caller).getDownloadURL()],
    ['list', allowed.list, (caller) => storageOf(caller).ref(folder).list({ maxResults: 1 })],
    ['list of all', allowed.list, (caller) => storageOf(caller).ref(folder).listAll()],
    ['create', allowed.create, (caller) => upload(caller, fresh(), contentType)],
    ['overwrite', allowed.update, (caller) => upload(caller, existing, contentType)],
    ['metadata', allowed.update, (caller) => file(caller).updateMetadata({ customMetadata: { a: 'b' } })],
    ['delete', allowed.delete, (caller) => file(caller).delete()],
  ]
  for (const [title, roles, attempt] of rows) {
    describe(title, () => {
      for (const caller of CALLERS) {
        const may = isAmong(roles, caller)
        it(`${may ? 'allows' : 'refuses'} ${caller}`, async () => {
          if (caller === 'revoked') await revokeGrants()
          const outcome = attempt(caller)
          await (may ? assertSucceeds(outcome) : assertFails(outcome))
        })
      }
    })
  }
  beforeAll(() => {
    recordMatrix({ service: 'storage', path: existing, hostile: 0 })
  })
}

/** Makes the director's record what it was, but for what is given. */
export async function changeDirector(change: Partial<Profile>): Promise<void> {
  const profile = (await asAdmin()).firestore().doc(`profiles/${uidOf('director')}`)
  await profile.set(makeStaff(uidOf('director'), ['DIRECTOR'], change))
}

/** The artist of the matrix with something else about their profile. */
export async function changeArtist(change: Partial<Profile>): Promise<void> {
  const profile = (await asAdmin()).firestore().doc(`profiles/${uidOf('artist')}`)
  await profile.set(makeProfile(uidOf('artist'), change))
}

/** Takes a director's grants, as late as can be. */
async function revokeGrants(): Promise<void> {
  const profile = (await asAdmin()).firestore().doc(`profiles/${uidOf('revoked')}`)
  await profile.set(makeStaff(uidOf('revoked'), ['AGENT', 'DIRECTOR']))
  await profile.update({ grants: [] })
}

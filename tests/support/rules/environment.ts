import {
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  doc,
  getDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeArtist, makeProfile, makeStaff } from '../people.ts'
import { type Admin, openAdmin } from './admin.ts'
import { type Caller, claimsOf } from './roles.ts'
import { rulesProject } from './suite.ts'

/** After the second 0 that every sign-in is of. */
const LATER = Timestamp.fromMillis(1000)

let environment: RulesTestEnvironment | undefined
/** One connection for each caller of a test file: making one costs more than any request over it. */
const databases = new Map<string, Firestore>()
let admin: Admin | undefined

export function testEnvironment(): RulesTestEnvironment {
  if (environment === undefined)
    throw new Error('The rules environment is not up: call withRules() in the suite.')
  return environment
}

/** What a token says beside the uid and the e-mail; without more, its sign-in is of second 0. */
type Claims = Readonly<Record<string, unknown>>

/** The browser SDK as the caller would hold it. */
export function databaseOf(caller: Caller, claims: Claims = {}): Firestore {
  const key = `${caller} ${JSON.stringify(claims)}`
  const known = databases.get(key)
  if (known !== undefined) return known
  const context =
    caller === 'visitor'
      ? testEnvironment().unauthenticatedContext()
      : testEnvironment().authenticatedContext(caller, { ...claimsOf(caller), ...claims })
  // The compat surface of rules-unit-testing is the modular instance underneath; the boundary is this one line.
  const db = context.firestore() as unknown as Firestore
  databases.set(key, db)
  return db
}

/** Writes past the rules, as the functions do. */
export async function asAdmin(work: (db: Firestore) => Promise<unknown>): Promise<void> {
  admin ??= await openAdmin(testEnvironment())
  await work(admin.context.firestore() as unknown as Firestore)
}

/** Brings up everybody's profile, and what the file needs, before each test of it. The rules are those of the run's set-up. */
export function withRules(seed: (db: Firestore) => Promise<unknown> = () => Promise.resolve()): void {
  beforeAll(async () => {
    // Denials are what these suites provoke; the SDK would log every one.
    setLogLevel('silent')
    environment = await initializeTestEnvironment({
      projectId: rulesProject(),
      firestore: { host: '127.0.0.1', port: 8080 },
    })
  })
  afterAll(async () => {
    admin?.release()
    admin = undefined
    databases.clear()
    await environment?.cleanup()
    environment = undefined
  })
  beforeEach(async () => {
    await testEnvironment().clearFirestore()
    await asAdmin(async (db) => {
      const people = writeBatch(db)
      people.set(doc(db, 'profiles/artist'), makeProfile('artist'))
      people.set(doc(db, 'profiles/otherArtist'), makeProfile('otherArtist'))
      people.set(doc(db, 'profiles/agent'), makeStaff('agent', ['AGENT']))
      people.set(doc(db, 'profiles/director'), makeStaff('director', ['AGENT', 'DIRECTOR']))
      people.set(doc(db, 'profiles/revoked'), makeStaff('revoked', ['AGENT', 'DIRECTOR']))
      people.set(
        doc(db, 'profiles/ended'),
        makeStaff('ended', ['AGENT', 'DIRECTOR'], { sessionsEndedAt: LATER }),
      )
      people.set(doc(db, 'artists/artist'), makeArtist('artist'))
      await people.commit()
      await seed(db)
    })
  })
}

/** Sees the director's rights work and takes them, as late as can be. */
export async function revokeGrants(): Promise<void> {
  await assertSucceeds(getDoc(doc(databaseOf('revoked'), 'profiles/artist')))
  await asAdmin((db) => updateDoc(doc(db, 'profiles/revoked'), { grants: [] }))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { makeArtist, makeProfile, makeStaff } from './people.ts'

export {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
}
export { assertFails, assertSucceeds }

/** Who asks; the uid of everybody but the visitor is the same word. `bare` has an account and no profile. */
export const ROLES = ['visitor', 'bare', 'artist', 'otherArtist', 'agent', 'director'] as const
export type Role = (typeof ROLES)[number]

const ROOT = join(import.meta.dirname, '../..')
/** Its own project, so that the seed in the suite's project is left alone. */
const PROJECT = 'demo-ribalta-rules'

let environment: RulesTestEnvironment | undefined

export function testEnvironment(): RulesTestEnvironment {
  if (environment === undefined)
    throw new Error('The rules environment is not up: call withRules() in the suite.')
  return environment
}

/** What a token says beside the uid and the e-mail; without more, its sign-in is of second 0. */
type Claims = Readonly<Record<string, unknown>>

function contextOf(role: Role, claims: Claims): RulesTestContext {
  return role === 'visitor'
    ? testEnvironment().unauthenticatedContext()
    : testEnvironment().authenticatedContext(role, { email: `${role}@example.com`, ...claims })
}

/** The browser SDK as the role would hold it. */
export function databaseOf(role: Role, claims: Claims = {}): Firestore {
  // The compat surface of rules-unit-testing is the modular instance underneath; the boundary is this one line.
  return contextOf(role, claims).firestore() as unknown as Firestore
}

/** Writes past the rules, as the functions do. */
export async function asAdmin(work: (db: Firestore) => Promise<unknown>): Promise<void> {
  await testEnvironment().withSecurityRulesDisabled(async (context) => {
    await work(context.firestore() as unknown as Firestore)
  })
}

/** Brings up the rules with everybody's profile before each test of the file. */
export function withRules(seed: (db: Firestore) => Promise<unknown> = () => Promise.resolve()): void {
  beforeAll(async () => {
    // Denials are what these suites provoke; the SDK would log every one.
    setLogLevel('silent')
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: {
        host: '127.0.0.1',
        port: 8080,
        rules: readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
      },
    })
  })
  afterAll(async () => {
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
      people.set(doc(db, 'artists/artist'), makeArtist('artist'))
      await people.commit()
      await seed(db)
    })
  })
}

type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Matrix {
  /** A document that the seed wrote and that belongs to the role `artist` where it belongs to anybody. */
  readonly existing: string
  /** What an update of it writes, and a path and data for a new one. */
  readonly change: Record<string, unknown>
  readonly fresh: { readonly path: string; readonly data: Record<string, unknown> }
  /** Narrowing of the list; a limit of 20 is always added. */
  readonly listWith?: (role: Role) => QueryConstraint[]
  /** Who may do what; everybody else must be refused. */
  readonly allowed: Readonly<Record<Operation, readonly Role[]>>
}

function perform(db: Firestore, role: Role, operation: Operation, matrix: Matrix): Promise<unknown> {
  const existing = doc(db, matrix.existing)
  switch (operation) {
    case 'get':
      return getDoc(existing)
    case 'list': {
      const parent = collection(db, matrix.existing.split('/').slice(0, -1).join('/'))
      return getDocs(query(parent, ...(matrix.listWith?.(role) ?? []), limit(20)))
    }
    case 'create':
      return setDoc(doc(db, matrix.fresh.path), matrix.fresh.data)
    case 'update':
      return updateDoc(existing, matrix.change)
    case 'delete':
      return deleteDoc(existing)
  }
}

/** One test for each role and operation: 30 a collection. */
export function describeMatrix(matrix: Matrix): void {
  for (const operation of ['get', 'list', 'create', 'update', 'delete'] as const) {
    describe(operation, () => {
      for (const role of ROLES) {
        const may = matrix.allowed[operation].includes(role)
        it(`${may ? 'allows' : 'refuses'} ${role}`, async () => {
          const attempt = perform(databaseOf(role), role, operation, matrix)
          await (may ? assertSucceeds(attempt) : assertFails(attempt))
        })
      }
    })
  }
}

/** Lists that nobody may ask for, whoever they are: without a limit, over the limit, across all parents. */
export function refusesWholeReads(collectionPath: string, roles: readonly Role[] = ROLES): void {
  const group = collectionPath.split('/').at(-1) ?? collectionPath
  for (const role of roles) {
    it(`refuses ${role} a list without a limit`, async () => {
      await assertFails(getDocs(collection(databaseOf(role), collectionPath)))
    })
    it(`refuses ${role} a list of more than 50`, async () => {
      await assertFails(getDocs(query(collection(databaseOf(role), collectionPath), limit(51))))
    })
    it(`refuses ${role} to count the whole`, async () => {
      await assertFails(getCountFromServer(collection(databaseOf(role), collectionPath)))
    })
    it(`refuses ${role} the collection group`, async () => {
      await assertFails(getDocs(query(collectionGroup(databaseOf(role), group), limit(1))))
    })
  }
}

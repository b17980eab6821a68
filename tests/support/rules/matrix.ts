import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAt,
  updateDoc,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore'
import { beforeAll, describe, it } from 'vitest'
import { databaseOf, revokeGrants } from './environment.ts'
import { describeHostileWrites } from './hostile.ts'
import type { Matrix, Operation } from './matrixForm.ts'
import { type Caller, CALLERS, isAmong, type Role } from './roles.ts'
import { recordMatrix } from './suite.ts'

type Read = 'page' | 'countOfPage' | 'unconstrained' | 'overLimit' | 'count' | 'group'

function write(
  db: Firestore,
  operation: 'create' | 'update' | 'delete',
  { existing, change, fresh }: Matrix,
): Promise<unknown> {
  if (operation === 'create') return setDoc(doc(db, fresh.path), fresh.data)
  return operation === 'update' ? updateDoc(doc(db, existing), change) : deleteDoc(doc(db, existing))
}

function list(db: Firestore, read: Read, caller: Caller, matrix: Matrix): Promise<unknown> {
  const segments = matrix.existing.split('/').slice(0, -1)
  const parent = collection(db, segments.join('/'))
  const narrowed = query(parent, ...(matrix.listWith?.(caller) ?? []))
  switch (read) {
    case 'page':
      return getDocs(query(narrowed, limit(20)))
    case 'countOfPage':
      return getCountFromServer(query(narrowed, limit(20)))
    case 'unconstrained':
      return getDocs(parent)
    case 'overLimit':
      return getDocs(query(narrowed, limit((matrix.longestList ?? 50) + 1)))
    case 'count':
      return getCountFromServer(parent)
    case 'group':
      return getDocs(query(collectionGroup(db, segments.at(-1) ?? ''), limit(1)))
  }
}

/** By the document's id, by the values of its fields and in their order: what could be guessed from an answer. */
function narrowerLists(db: Firestore, { existing, fresh }: Matrix): readonly Query[] {
  const segments = existing.split('/')
  const parent = collection(db, segments.slice(0, -1).join('/'))
  const narrow = (...constraints: QueryConstraint[]): Query => query(parent, ...constraints, limit(1))
  const fields = Object.entries(fresh.data).filter(([, value]) => typeof value === 'string')
  return [
    narrow(where(documentId(), '==', segments.at(-1))),
    ...fields.map(([field, value]) => narrow(where(field, '==', value))),
    ...fields.slice(0, 3).map(([field]) => narrow(orderBy(field), startAt('a'))),
  ]
}

/**
 * The whole of what may be asked of one collection, one test for each caller and question; then hostile writes by those who
 * may write. Every `match` of firestore.rules has one.
 */
export function describeMatrix(matrix: Matrix): void {
  const { allowed, group = [], whole = false } = matrix
  const wholly = whole ? allowed.list : []
  const attempt = (caller: Caller, operation: Operation, read: Read) => {
    const db = databaseOf(caller)
    if (operation === 'get') return getDoc(doc(db, matrix.existing))
    return operation === 'list' ? list(db, read, caller, matrix) : write(db, operation, matrix)
  }
  const rows: readonly (readonly [string, Operation, readonly Role[], Read?])[] = [
    ['get', 'get', allowed.get],
    ['list', 'list', allowed.list],
    ['count of a page', 'list', allowed.list, 'countOfPage'],
    ['list without a limit', 'list', wholly, 'unconstrained'],
    [`list of more than ${String(matrix.longestList ?? 50)}`, 'list', wholly, 'overLimit'],
    ['count of the whole', 'list', wholly, 'count'],
    ['collection group', 'list', group, 'group'],
    ['create', 'create', allowed.create],
    ['update', 'update', allowed.update],
    ['delete', 'delete', allowed.delete],
  ]
  for (const [title, operation, roles, read = 'page'] of rows) {
    describe(title, () => {
      for (const caller of CALLERS) {
        const may = isAmong(roles, caller)
        it(`${may ? 'allows' : 'refuses'} ${caller}`, async () => {
          if (caller === 'revoked') await revokeGrants()
          const outcome = attempt(caller, operation, read)
          await (may ? assertSucceeds(outcome) : assertFails(outcome))
        })
      }
    })
  }
  const unlisted = CALLERS.filter((caller) => !isAmong(allowed.list, caller))
  describe.runIf(unlisted.length > 0)('every narrower list', () => {
    for (const caller of unlisted) {
      it(`is refused to ${caller}`, async () => {
        if (caller === 'revoked') await revokeGrants()
        for (const question of narrowerLists(databaseOf(caller), matrix)) {
          await assertFails(getDocs(question))
          await assertFails(getCountFromServer(question))
        }
      })
    }
  })
  const hostile = describeHostileWrites(matrix)
  beforeAll(() => {
    recordMatrix({ service: 'firestore', path: matrix.existing, hostile })
  })
}

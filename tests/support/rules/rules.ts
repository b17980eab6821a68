/** What the files of tests/rules use. */
export { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
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
} from 'firebase/firestore'
export { asAdmin, databaseOf, testEnvironment, withRules } from './environment.ts'
export { describeMatrix } from './matrix.ts'
export { CALLERS, ROLES } from './roles.ts'
export type { Caller, Role } from './roles.ts'

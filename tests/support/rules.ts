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
export { asAdmin, databaseOf, testEnvironment, withRules } from './rulesEnvironment.ts'
export { describeMatrix } from './rulesMatrix.ts'
export { CALLERS, ROLES } from './rulesRoles.ts'
export type { Caller, Role } from './rulesRoles.ts'

/**
 * Imported before all else, gives a test file a project of its own in the suite: a database, accounts and files where there is only what
 * it makes, so that it may sweep them, count them and look through all of them while other files run. The suite runs
 * functions in its own project alone; here they are called in this process, behind HTTP too (see `functions.ts`).
 */
import { randomBytes } from 'node:crypto'

const projectId = `demo-alone-${randomBytes(6).toString('hex')}`

Object.assign(process.env, {
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  // What the suite sets for its functions: they are local ones, and take unsigned tokens as they are.
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
})

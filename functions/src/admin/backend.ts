import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getFunctions } from 'firebase-admin/functions'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { IdempotencyStrategy } from '@google-cloud/storage'

export { AggregateField, FieldPath, FieldValue, Filter, Timestamp } from 'firebase-admin/firestore'
export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore'
import { REGION } from '../runtime.ts'
export type { Auth } from 'firebase-admin/auth'
export type Bucket = ReturnType<Storage['bucket']>

/** Everything that has full rights; handed to the services, which reach Firebase by nothing else. */
export interface Backend {
  readonly db: Firestore
  readonly auth: Auth
  readonly bucket: Bucket
  /**
   * Throws `permission-denied` when the caller who is served may do less than when the call came. Before every write outside a
   * transaction; transactions do it themselves.
   */
  readonly authorise: () => Promise<void>
  /** Hands a video to the task function `prepareVideo`. */
  readonly queueVideo: (video: { readonly uid: string; readonly mediaId: string }) => Promise<void>
}

const VIDEO_QUEUE = `locations/${REGION}/functions/prepareVideo`
/** As long as the function may run; the queue would take it for lost before. */
const VIDEO_SECONDS = 900

/** Attempts per transaction; the SDK's default is five. */
const MAX_ATTEMPTS = 12

let backend: Backend | undefined

/** The project's own database, accounts and default bucket (`FIREBASE_CONFIG`), opened at the first use. */
export function getBackend(): Backend {
  if (backend === undefined) {
    const app = getApps()[0] ?? initializeApp()
    backend = {
      db: withRetries(getFirestore(app)),
      auth: getAuth(app),
      bucket: openBucket(getStorage(app)),
      // Schedules and triggers serve no caller.
      authorise: () => Promise.resolve(),
      queueVideo: (video) =>
        getFunctions(app).taskQueue(VIDEO_QUEUE).enqueue(video, { dispatchDeadlineSeconds: VIDEO_SECONDS }),
    }
  }
  return backend
}

/**
 * Lets each transaction try often: the database is optimistic, so of two transactions that read the same documents, one starts
 * again. The SDK waits between attempts, with jitter.
 */
function withRetries(db: Firestore): Firestore {
  const run = db.runTransaction.bind(db)
  db.runTransaction = (update, options) =>
    run(update, options?.readOnly === true ? options : { maxAttempts: MAX_ATTEMPTS, ...options })
  return db
}

/**
 * The default bucket. Every file has a name of its own and is written whole, so repeating a write that a dropped
 * connection cut off is always safe; by default the client would give up and fail the registration.
 */
function openBucket(storage: Storage): Bucket {
  const bucket = storage.bucket()
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways
  return bucket
}

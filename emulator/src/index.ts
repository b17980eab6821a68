/** The local Firestore within a process of one's own; `./launch/environment.ts` is for firebase-tools. */
export { startFirestoreServer } from './wire/server.ts'
export type { FirestoreServer, ServerOptions } from './wire/server.ts'

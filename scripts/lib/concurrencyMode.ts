import * as z from 'zod/mini'

/**
 * The concurrency mode of the database, here and in production. With PESSIMISTIC, Firestore's default, anyone who may read a
 * document holds a lock on it with a transaction of their own, and staff's commits wait for it (record 100).
 */
export const CONCURRENCY_MODE = 'OPTIMISTIC'

const databaseSchema = z.object({ result: z.object({ concurrencyMode: z.string() }) })

/**
 * Returns the mode in what `firebase firestore:databases:get --json` prints. Throws when it holds none.
 */
export function concurrencyModeOf(database: string): string {
  return databaseSchema.parse(JSON.parse(database)).result.concurrencyMode
}

/** Returns the command that gives a project's database the mode; firebase-tools has none for it. */
export function modeCommand(project: string): string {
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)?updateMask=concurrencyMode`
  return [
    'curl --fail -X PATCH',
    '-H "Authorization: Bearer $(gcloud auth print-access-token)"',
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify({ concurrencyMode: CONCURRENCY_MODE })}'`,
    `'${address}'`,
  ].join(' ')
}

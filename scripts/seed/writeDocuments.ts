import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { isInstant } from '../../domain/src/instant.ts'
import { CLASSES, SKILLS } from './people/catalogue.ts'
import type { PersonRecords } from './people/records.ts'

/** A document and its path; one seed always writes the same ones. */
type Written = readonly [path: string, data: object]

function documentsOf({ uid, profile, details, consents, artist, feed }: PersonRecords): Written[] {
  return [
    [`profiles/${uid}`, profile],
    [`profiles/${uid}/private-data/details`, details],
    [`usernames/${profile.username}`, { uid }],
    [`phones/${profile.phone}`, { uid }],
    ...consents.map((consent): Written => [`consents/${uid}_${consent.kind}_${consent.version}`, consent]),
    ...(artist === undefined ? [] : [[`artists/${uid}`, artist] as const]),
    ...feed.map((item): Written => {
      const suffix = item.kind === 'profileChange' ? `_${String(profile.version)}` : ''
      return [`feed/${item.kind}_${uid}${suffix}`, item]
    }),
  ]
}

/** The same value with the domain's instants as Firestore's timestamps. */
function stored(value: unknown): unknown {
  if (isInstant(value)) return new Timestamp(value.seconds, value.nanoseconds)
  if (Array.isArray(value)) return value.map(stored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stored(inner)]))
}

/** Every document of the seed, people after the catalogue. */
export function* allDocuments(people: Iterable<PersonRecords>): Generator<Written> {
  for (const artistClass of CLASSES) yield [`classes/${artistClass.id}`, artistClass]
  for (const skill of SKILLS) yield [`skills/${skill.id}`, skill]
  for (const person of people) yield* documentsOf(person)
}

/** Writes documents in bulk, each replacing what was there; answers how many. */
export async function writeDocuments(db: Firestore, documents: Iterable<Written>): Promise<number> {
  const writer = db.bulkWriter({ throttling: false })
  let failure: Error | undefined
  let count = 0
  for (const [path, data] of documents) {
    count += 1
    writer.set(db.doc(path), stored(data) as object).catch((error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error))
    })
    // Without pauses a hundred thousand people would all lie in memory before the first is written.
    if (count % 10_000 === 0) await writer.flush()
  }
  await writer.close()
  if (failure !== undefined) throw failure
  return count
}

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { CountChanges } from '../../domain/src/people/artistCounts.ts'
import { workId } from '../../domain/src/people/work.ts'
import { rosterNameOf, toRoster } from '../../domain/src/roster/project.ts'
import { isInstant } from '../../domain/src/instant.ts'
import { CLASS_FORMS, CLASSES, SKILLS } from './people/catalogue.ts'
import type { PersonRecords } from './people/records.ts'

/** A document and its path; one seed always writes the same ones. */
export type Written = readonly [path: string, data: object]

/** Somebody as staff search them. */
export function rosterDocument({ uid, profile }: Pick<PersonRecords, 'uid' | 'profile'>, now: Date): Written {
  return [`roster/${rosterNameOf(uid, profile)}`, toRoster(uid, profile, now)]
}

/** The documents of one person. */
export function documentsOf(
  { uid, profile, details, consents, artist, works, feed, audit }: PersonRecords,
  now: Date,
): Written[] {
  return [
    [`profiles/${uid}`, profile],
    rosterDocument({ uid, profile }, now),
    [`profiles/${uid}/private-data/details`, details],
    [`usernames/${profile.username}`, { uid }],
    [`phones/${profile.phone}`, { uid }],
    ...consents.map((consent): Written => [`consents/${uid}_${consent.kind}_${consent.version}`, consent]),
    ...(artist === undefined ? [] : [[`artists/${uid}`, artist] as const]),
    ...works.map((work): Written => [`works/${workId(uid, work.order)}`, work]),
    ...audit.map((line): Written => [`auditLog/${line.kind}_${uid}`, line]),
    ...feed.map((item): Written => {
      const suffix = item.kind === 'registration' ? '' : `_${String(profile.version)}`
      return [`feed/${item.kind}_${uid}${suffix}`, item]
    }),
  ]
}

/** The same value with the domain's instants as Firestore's timestamps. */
function stored(value: unknown): unknown {
  if (isInstant(value)) return new Timestamp(value.seconds, value.nanoseconds)
  if (Array.isArray(value)) return value.map(stored)
  return typeof value === 'object' && value !== null ? storedFields(value) : value
}

function storedFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, stored(inner)]))
}

/** The documents of classes, their forms and skills. */
export function catalogueDocuments(): Written[] {
  return [
    ...CLASSES.map((artistClass): Written => [`classes/${artistClass.id}`, artistClass]),
    ['settings/classForms', { forms: CLASS_FORMS }],
    ...SKILLS.map((skill): Written => [`skills/${skill.id}`, skill]),
  ]
}

/** The counts beside the filters of the public list. */
export function countDocuments(counts: CountChanges): Written[] {
  return [...counts].map(([id, options]): Written => [`stats/${id}`, { counts: Object.fromEntries(options) }])
}

/** Writes documents in bulk, each replacing what was there; answers how many. */
export async function writeDocuments(db: Firestore, documents: readonly Written[]): Promise<number> {
  const writer = db.bulkWriter({ throttling: false })
  let failure: Error | undefined
  for (const [path, data] of documents) {
    writer.set(db.doc(path), storedFields(data)).catch((error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error))
    })
  }
  await writer.close()
  if (failure !== undefined) throw failure
  return documents.length
}

import { isBirthDateKnown } from '@ribalta/domain/people/birthDate'
import {
  duplicateReasons,
  nameWords,
  otherPhoneForm,
  usernameStem,
  type DuplicateReason,
} from '@ribalta/domain/people/duplicates'
import { nameToken } from '@ribalta/domain/people/artistTokens'
import { nameSkeleton } from '@ribalta/domain/people/personName'
import type { ProfileStatus } from '@ribalta/domain/people/profileStatus'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { textField } from '../rest/fields.ts'
import { toEntries, type ProfileEntry } from './queue.ts'
import { runPublicQuery } from '../rest/rest.ts'

/** Somebody who may be the same person. */
export interface SimilarProfile {
  readonly id: string
  readonly artisticName: string
  readonly username: string
  readonly status: ProfileStatus
  readonly reasons: readonly DuplicateReason[]
}

/** Of each way to find them; hints need no more, and no common name may cost more. */
const MAX_EACH = 10
/** Past every character of an address. */
const LAST = '\uf8ff'

async function readProfiles(...conditions: QueryConstraint[]): Promise<ProfileEntry[]> {
  const firestore = await firebaseFirestore()
  const found = await getDocsFromServer(
    query(collection(firestore, 'profiles'), ...conditions, limit(MAX_EACH)),
  )
  return toEntries(found.docs)
}

/** The published with the longest word of this name; records alone would be found by the beginning of it only. */
async function readPublishedNamesakes(artisticName: string, signal: AbortSignal): Promise<SimilarProfile[]> {
  const token = nameToken(nameWords(artisticName).join(' '))
  if (token === '') return []
  const documents = await runPublicQuery(
    {
      collection: 'artists',
      select: ['artisticName', 'username'],
      where: [['tokens', 'array-contains', token]],
      limit: MAX_EACH,
    },
    signal,
  )
  const words = nameWords(artisticName).toSorted().join(' ')
  return documents
    .map(({ id, data }) => ({
      id,
      artisticName: textField(data, 'artisticName'),
      username: textField(data, 'username'),
    }))
    .filter((artist) => nameWords(artist.artisticName).toSorted().join(' ') === words)
    .map((artist) => ({ ...artist, status: 'published', reasons: ['name'] }))
}

/**
 * Others who may be the same person, or be taken for them: looked up by birth date, phone, the beginning of the address, a
 * word of the name and what the eye takes the name for, {@link MAX_EACH} of each, then compared. Rejects with the SDK's `FirestoreError` or with `RestError`.
 */
export async function readSimilarProfiles(
  { id, profile }: ProfileEntry,
  signal: AbortSignal,
): Promise<SimilarProfile[]> {
  const { birthDate, phone, username, artisticName } = profile
  const stem = usernameStem(username)
  const born = new Timestamp(birthDate.seconds, birthDate.nanoseconds)
  const phones = [phone, otherPhoneForm(phone)].filter((form) => form !== undefined)
  const [namesakes, ...records] = await Promise.all([
    readPublishedNamesakes(artisticName, signal),
    isBirthDateKnown(birthDate) ? readProfiles(where('birthDate', '==', born)) : [],
    readProfiles(where('phone', 'in', phones)),
    readProfiles(where('nameSkeleton', '==', nameSkeleton(artisticName))),
    readProfiles(orderBy('username'), where('username', '>=', stem), where('username', '<=', stem + LAST)),
  ])
  const found = new Map(namesakes.map((namesake) => [namesake.id, namesake]))
  for (const other of records.flat()) {
    const reasons = duplicateReasons(profile, other.profile)
    if (reasons.length > 0) {
      const { artisticName: name, username: address, status } = other.profile
      found.set(other.id, { id: other.id, artisticName: name, username: address, status, reasons })
    }
  }
  found.delete(id)
  return [...found.values()].toSorted((a, b) => b.reasons.length - a.reasons.length)
}

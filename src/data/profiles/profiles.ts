import { privateDetailsSchema, type PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { doc, getDocFromServer, onSnapshot, type DocumentData } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { parseProfile } from './record.ts'

/**
 * A document followed live: its value, or null once the server says that there is none. A document of another
 * shape is an error.
 */
async function watchDocument<T>(
  path: string,
  parse: (data: DocumentData) => T,
  onValue: (value: T | null) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const firestore = await firebaseFirestore()
  let known = ''
  return onSnapshot(
    doc(firestore, path),
    // Without the metadata's changes, “not in the cache” would never be followed by “not on the server either”.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data()
      if (data === undefined) {
        if (snapshot.metadata.fromCache) return
        known = ''
        onValue(null)
        return
      }
      const text = JSON.stringify(data)
      if (text === known) return
      known = text
      try {
        onValue(parse(data))
      } catch (error) {
        onError(error)
      }
    },
    onError,
  )
}

/** The record of a person, live. Resolves to how to stop. */
export function watchProfile(
  uid: string,
  onValue: (profile: Profile | null) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchDocument(`profiles/${uid}`, parseProfile, onValue, onError)
}

/** Their private details, live. Resolves to how to stop. */
export function watchPrivateDetails(
  uid: string,
  onValue: (details: PrivateDetails | null) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchDocument(
    `profiles/${uid}/private-data/details`,
    (data) => privateDetailsSchema.parse(data),
    onValue,
    onError,
  )
}

/** The record of a person as it is now, or null where there is none. */
export async function readProfile(uid: string): Promise<Profile | null> {
  const data = (await getDocFromServer(doc(await firebaseFirestore(), `profiles/${uid}`))).data()
  return data === undefined ? null : parseProfile(data)
}

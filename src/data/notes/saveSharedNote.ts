import {
  type DocumentReference,
  type DocumentSnapshot,
  getDocFromServer,
  updateDoc,
} from 'firebase/firestore'
import { StaleTextError, type StoredText } from '../../lib/forms/draft.ts'
import { logWarning } from '../../lib/log.ts'

export interface SharedNote {
  readonly document: DocumentReference
  /** The field that holds it; who wrote it and its version are beside it. */
  readonly field: 'note' | 'memo'
  /** Who writes it now, by uid. */
  readonly author: string
  /** What changes with it. */
  readonly beside?: object
}

function storedText(snapshot: DocumentSnapshot, field: SharedNote['field']): StoredText {
  const text: unknown = snapshot.get(field)
  const version: unknown = snapshot.get(`${field}Version`)
  const by: unknown = snapshot.get(`${field}By`)
  return {
    text: typeof text === 'string' ? text : '',
    version: typeof version === 'number' ? version : 0,
    by: typeof by === 'string' ? by : undefined,
  }
}

/**
 * Writes a note that the team shares. The rules refuse it unless it goes over the version that its writer has read; then it rejects with
 * {@link StaleTextError}, which holds what is stored.
 */
export async function saveSharedNote(
  { document, field, author, beside = {} }: SharedNote,
  text: string,
  before: StoredText,
): Promise<void> {
  try {
    await updateDoc(document, {
      ...beside,
      [field]: text,
      [`${field}By`]: author,
      [`${field}Version`]: before.version + 1,
    })
  } catch (error) {
    const stored = await getDocFromServer(document).catch(() => undefined)
    const now = stored?.exists() === true ? storedText(stored, field) : undefined
    if (now !== undefined && now.version !== before.version) throw new StaleTextError(now)
    logWarning('A note was not kept', error)
    throw error
  }
}

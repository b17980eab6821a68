import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { DocumentReference, Firestore } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import type { ProfileChanges } from './updateInput.ts'

/** What a change of a record is made of, once it is authorised and its files are claimed. */
export interface UpdateWork {
  readonly db: Firestore
  readonly changes: ProfileChanges
  readonly added: readonly ProfileMedia[]
  readonly mediaRequestRef: DocumentReference
  /** Who changes it. */
  readonly caller: SignedInCaller
  readonly now: Date
}

import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import type { DocumentReference, Firestore } from '../../admin/backend.ts'
import type { ProfileChanges } from './updateInput.ts'

/** What a change of a record is made of, once it is authorised and its files are claimed. */
export interface UpdateWork {
  readonly db: Firestore
  readonly changes: ProfileChanges
  readonly added: readonly ProfileMedia[]
  readonly mediaRequestRef: DocumentReference
  /** The uid of who changes it. */
  readonly caller: string
  readonly now: Date
}

/** Fields of a record to be stored. */
export type RecordFields = Readonly<Record<string, unknown>>

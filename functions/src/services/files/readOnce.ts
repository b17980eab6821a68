import type { DocumentReference, DocumentSnapshot } from '../../admin/backend.ts'

/** Reads each document once, however often it is asked for. */
export type ReadOnce = (ref: DocumentReference) => Promise<DocumentSnapshot>

/** A reader for one question: what it was told first holds to its end. */
export function readOnce(): ReadOnce {
  const known = new Map<string, Promise<DocumentSnapshot>>()
  return (ref) => {
    const snapshot = known.get(ref.path) ?? ref.get()
    known.set(ref.path, snapshot)
    return snapshot
  }
}

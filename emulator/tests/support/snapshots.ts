import { onSnapshot } from 'firebase/firestore'
import type { DocumentReference, FirestoreError, Query, QuerySnapshot } from 'firebase/firestore'

/** What a listener has heard so far, waited for by condition instead of by time. */
export interface Heard<T> {
  /** Resolves with the first snapshot, heard already or yet to come, for which this holds. */
  until(holds: (snapshot: T) => boolean): Promise<T>
  readonly all: readonly T[]
  readonly error: Promise<FirestoreError>
  stop(): void
}

function collect<T>(
  listen: (next: (value: T) => void, fail: (error: FirestoreError) => void) => () => void,
): Heard<T> {
  const all: T[] = []
  const waiting = new Set<() => void>()
  const error = Promise.withResolvers<FirestoreError>()
  const stop = listen((value) => {
    all.push(value)
    for (const check of waiting) check()
  }, error.resolve)
  return {
    all,
    error: error.promise,
    stop,
    until(holds) {
      return new Promise((resolve) => {
        const check = (): void => {
          const found = all.findLast(holds)
          if (found === undefined) return
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      })
    },
  }
}

export interface Step {
  readonly ids: readonly string[]
  readonly changes: readonly string[]
}

/** Listens to a query; every snapshot as its ids and its changes (`added a`). */
export function listenToQuery(query: Query): Heard<Step> {
  return collect((next, fail) =>
    onSnapshot(query, { next: (snapshot: QuerySnapshot) => next(toStep(snapshot)), error: fail }),
  )
}

function toStep(snapshot: QuerySnapshot): Step {
  return {
    ids: snapshot.docs.map((each) => each.id),
    changes: snapshot.docChanges().map((change) => `${change.type} ${change.doc.id}`),
  }
}

/** Listens to a document; every snapshot as its data, `undefined` where there is none. */
export function listenToDocument(ref: DocumentReference): Heard<unknown> {
  return collect<unknown>((next, fail) =>
    onSnapshot(ref, { next: (snapshot) => next({ data: snapshot.data() }), error: fail }),
  )
}

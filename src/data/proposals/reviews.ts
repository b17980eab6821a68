import { MAX_REVIEWERS } from '@ribalta/domain/proposals/answers'
import { type Review, reviewSchema, type View, viewSchema } from '@ribalta/domain/schemas/proposals/answers'
import {
  collection,
  type DocumentData,
  limit,
  onSnapshot,
  query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** Who looked at a proposal, by the reviewer's id. */
export interface ViewEntry extends View {
  readonly id: string
}
/** What a reviewer says; the same id as their view's. */
export interface ReviewEntry extends Review {
  readonly id: string
}

interface Reads<T> {
  readonly safeParse: (data: unknown) => { readonly data?: T; readonly error?: unknown }
}

/** One that cannot be read must not hide the others. */
function entriesOf<T extends object>(
  { docs }: QuerySnapshot<DocumentData>,
  schema: Reads<T>,
): (T & { readonly id: string })[] {
  return docs.flatMap((stored) => {
    const { data, error } = schema.safeParse(stored.data())
    if (data !== undefined) return [{ ...data, id: stored.id }]
    logError('What a client left with a proposal could not be read', error)
    return []
  })
}

async function watchBelow<T extends object>(
  { proposalId, name, schema }: { proposalId: string; name: 'answers' | 'views'; schema: Reads<T> },
  onValue: (entries: (T & { readonly id: string })[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    query(collection(await firebaseFirestore(), `proposals/${proposalId}/${name}`), limit(MAX_REVIEWERS)),
    (snapshot) => {
      onValue(entriesOf(snapshot, schema))
    },
    onError,
  )
}

/** Who looked at a proposal, live; for staff. Resolves to how to stop. */
export function watchViews(
  proposalId: string,
  onValue: (views: ViewEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchBelow({ proposalId, name: 'views', schema: viewSchema }, onValue, onError)
}

/** What its reviewers say of a proposal, live, sent or not yet; for staff. Resolves to how to stop. */
export function watchReviews(
  proposalId: string,
  onValue: (reviews: ReviewEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchBelow({ proposalId, name: 'answers', schema: reviewSchema }, onValue, onError)
}

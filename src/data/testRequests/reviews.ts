import { reviewSchema, type TakeComment, type TestRating } from '@ribalta/domain/schemas/screenTests/review'
import { MAX_REVIEWS, type Rating } from '@ribalta/domain/screenTests/review'
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'

/** Of which test, and whose it is. */
export interface ReviewedTest {
  readonly id: string
  readonly artistId: string
}

export interface CommentEntry extends TakeComment {
  readonly id: string
}

/** What the team says of a test. */
export interface Reviews {
  readonly comments: readonly CommentEntry[]
  readonly ratings: readonly TestRating[]
}

function pathOf({ id }: Pick<ReviewedTest, 'id'>): string {
  return `testRequests/${id}/reviews`
}

/** Follows what the team says of a test; the artist whose test it is may not, of staff or not. Resolves to how to stop. */
export async function watchReviews(
  test: ReviewedTest,
  onValue: (reviews: Reviews) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const all = collection(await firebaseFirestore(), pathOf(test))
  return onSnapshot(
    query(all, where('artistId', '==', test.artistId), limit(MAX_REVIEWS)),
    ({ docs }) => {
      const comments: CommentEntry[] = []
      const ratings: TestRating[] = []
      for (const stored of docs) {
        const read = reviewSchema.safeParse(stored.data({ serverTimestamps: 'estimate' }))
        if (!read.success) logWarning('What was said of a test was left out', read.error)
        else if (read.data.kind === 'comment') comments.push({ ...read.data, id: stored.id })
        else ratings.push(read.data)
      }
      onValue({ comments, ratings })
    },
    onError,
  )
}

/** What somebody says of a moment. */
export type NewComment = Pick<TakeComment, 'author' | 'takeId' | 'atMs' | 'text'>

export async function addComment(test: ReviewedTest, comment: NewComment): Promise<void> {
  const { author, takeId, atMs, text } = comment
  const said = { kind: 'comment', author, artistId: test.artistId, at: serverTimestamp() }
  await addDoc(collection(await firebaseFirestore(), pathOf(test)), { ...said, takeId, atMs, text })
}

export async function changeComment(test: ReviewedTest, id: string, text: string): Promise<void> {
  const comment = doc(await firebaseFirestore(), pathOf(test), id)
  await updateDoc(comment, { text, updatedAt: serverTimestamp() })
}

export async function deleteComment(test: ReviewedTest, id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), pathOf(test), id))
}

/** Rates a test, for the first time or anew. Who follows the test sees it at once, and no more where it is refused. */
export async function setRating(test: ReviewedTest, author: string, rating: Rating): Promise<void> {
  const said = { kind: 'rating', author, artistId: test.artistId, at: serverTimestamp() }
  await setDoc(doc(await firebaseFirestore(), pathOf(test), author), { ...said, rating })
}

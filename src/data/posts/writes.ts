import { readingMinutes } from '@ribalta/domain/posts/postText'
import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import type { Post, PostForm } from '@ribalta/domain/schemas/posts/post'
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'

/** What is to become of a post: a state, and when it goes out where it is scheduled. */
export type Destination =
  | { readonly status: Exclude<PostStatus, 'scheduled'> }
  | { readonly status: 'scheduled'; readonly scheduledFor: Date }

export interface PostWrite {
  /** The post as it was when the writing began; absent for a new one. */
  readonly original: Post | undefined
  readonly form: PostForm
  readonly destination: Destination
  /** The writer's own public name, which a new post is signed with. */
  readonly authorName: string
}

export type PostWriteOutcome =
  /** Under its address. */
  | 'saved'
  /** Another post has the address. */
  | 'taken'
  /** Somebody else has changed or deleted it meanwhile. */
  | 'changed'

/** At most as many writes as one batch takes. */
const BATCH = 400
const PAGE = 50

const postAt = (database: Firestore, slug: string): DocumentReference => doc(database, 'posts', slug)

function stored({ form, destination, original }: PostWrite) {
  const { cover, ...text } = form
  const wasPublished = destination.status === 'published' || destination.status === 'archived'
  return {
    ...text,
    ...(cover === undefined ? {} : { cover }),
    readingMinutes: readingMinutes(form.body),
    status: destination.status,
    ...(destination.status === 'scheduled'
      ? { scheduledFor: Timestamp.fromDate(destination.scheduledFor) }
      : {}),
    ...(wasPublished ? { publishedAt: original?.publishedAt ?? serverTimestamp() } : {}),
    updatedAt: serverTimestamp(),
  }
}

function fresh(write: PostWrite) {
  return { ...stored(write), authorName: write.authorName, createdAt: serverTimestamp(), version: 1 }
}

/** Every version that a post has had. */
async function historyOf(database: Firestore, slug: string): Promise<DocumentReference[]> {
  const versions = collection(database, 'posts', slug, 'history')
  const found: DocumentReference[] = []
  for (;;) {
    const { docs } = await getDocsFromServer(query(versions, limit(PAGE)))
    const unknown = docs.filter(({ ref }) => !found.some(({ path }) => path === ref.path))
    found.push(...unknown.map(({ ref }) => ref))
    if (docs.length < PAGE || unknown.length === 0 || found.length >= BATCH) return found
  }
}

async function create(
  transaction: Transaction,
  database: Firestore,
  write: PostWrite,
): Promise<PostWriteOutcome> {
  const target = postAt(database, write.form.slug)
  if ((await transaction.get(target)).exists()) return 'taken'
  transaction.set(target, fresh(write))
  return 'saved'
}

/**
 * Writes a post, all or nothing: a new one, the next version of one (the version before it goes to its history), or one that was
 * never published under another address (its history goes with the old one).
 */
export async function writePost(write: PostWrite): Promise<PostWriteOutcome> {
  const database = await firebaseFirestore()
  const { original, form } = write
  if (original === undefined)
    return runTransaction(database, (transaction) => create(transaction, database, write))
  const isMoving = form.slug !== original.slug
  const history = isMoving ? await historyOf(database, original.slug) : []
  return runTransaction(database, async (transaction) => {
    const target = postAt(database, original.slug)
    const before = await transaction.get(target)
    const data = before.data()
    if (data === undefined || data['version'] !== original.version) return 'changed'
    if (isMoving) {
      const outcome = await create(transaction, database, write)
      if (outcome === 'saved') for (const ref of [...history, target]) transaction.delete(ref)
      return outcome
    }
    transaction.set(doc(target, 'history', String(original.version)), data)
    transaction.set(target, {
      ...stored(write),
      authorName: original.authorName,
      createdAt: data['createdAt'] as unknown,
      version: original.version + 1,
    })
    return 'saved'
  })
}

/** Deletes a post and all that it was. */
export async function deletePost({ slug }: Pick<Post, 'slug'>): Promise<void> {
  const database = await firebaseFirestore()
  const batch = writeBatch(database)
  for (const ref of await historyOf(database, slug)) batch.delete(ref)
  batch.delete(postAt(database, slug))
  await batch.commit()
}

import { toSearchText } from '@ribalta/domain/identity'
import type { PostStatus } from '@ribalta/domain/postStatus'
import { postSchema, type Post } from '@ribalta/domain/schemas/post'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

const PAGE_SIZE = 20
const HISTORY_PAGE = 20
/** How many pages one search may read to fill one. */
const MAX_READS = 5

export interface AdminPostPage {
  readonly posts: readonly Post[]
  /** The last one read, after which the next page begins; absent at the end. */
  readonly next: QueryDocumentSnapshot | undefined
}

/** A post that cannot be read must not hide the others. */
function toPosts(documents: readonly QueryDocumentSnapshot[]): Post[] {
  return documents.flatMap((document) => {
    const parsed = postSchema.safeParse(document.data())
    if (!parsed.success) logError(`The post ${document.id} could not be read`, parsed.error)
    return parsed.data ?? []
  })
}

/** The posts of a state, the last changed first; with a text, those whose title or tags hold all of its words. */
export async function readAdminPosts(
  status: PostStatus,
  text: string,
  after?: QueryDocumentSnapshot,
): Promise<AdminPostPage> {
  const database = await firebaseFirestore()
  const words = toSearchText(text).split(' ')
  const matches = ({ title, tags }: Post): boolean => {
    const searched = toSearchText([title, ...tags].join(' '))
    return words.every((word) => searched.includes(word))
  }
  const posts: Post[] = []
  let next = after
  for (let read = 0; read < MAX_READS; read += 1) {
    const from = next === undefined ? [] : [startAfter(next)]
    const { docs } = await getDocs(
      query(
        collection(database, 'posts'),
        where('status', '==', status),
        orderBy('updatedAt', 'desc'),
        ...from,
        limit(PAGE_SIZE),
      ),
    )
    posts.push(...toPosts(docs).filter(matches))
    next = docs.length < PAGE_SIZE ? undefined : docs.at(-1)
    if (next === undefined || posts.length >= PAGE_SIZE) break
  }
  return { posts, next }
}

/** A post in whatever state, or null where there is none. */
export async function readAdminPost(slug: string): Promise<Post | null> {
  const snapshot = await getDoc(doc(await firebaseFirestore(), 'posts', slug))
  return snapshot.exists() ? postSchema.parse(snapshot.data()) : null
}

/** The versions of a post before the present one, the last first; from one on, older ones. */
export async function readPostHistory(slug: string, before?: number): Promise<Post[]> {
  const from = before === undefined ? [] : [startAfter(before)]
  const versions = collection(await firebaseFirestore(), 'posts', slug, 'history')
  const { docs } = await getDocs(query(versions, orderBy('version', 'desc'), ...from, limit(HISTORY_PAGE)))
  return toPosts(docs)
}

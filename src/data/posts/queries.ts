import { toSearchText } from '@ribalta/domain/identity'
import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import { postSchema, type Post } from '@ribalta/domain/schemas/posts/post'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { logError } from '../../lib/log.ts'

const PAGE_SIZE = 20
const HISTORY_PAGE = 20
/** How many pages one search may read to fill one. */
const MAX_READS = 5

/** A post that cannot be read must not hide the others. */
function toPosts(documents: readonly QueryDocumentSnapshot[]): Post[] {
  return documents.flatMap((document) => {
    const parsed = postSchema.safeParse(document.data())
    if (!parsed.success) logError(`The post ${document.id} could not be read`, parsed.error)
    return parsed.data ?? []
  })
}

async function readAdminPosts(
  status: PostStatus,
  text: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Post, QueryDocumentSnapshot>> {
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
    const { docs } = await getDocsFromServer(
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
  return { items: posts, next }
}

/** The lists of posts of every state; whoever writes a post has them read anew. */
export const adminPostLists = { queryKey: ['posts', 'list'] } as const

/** The posts of a state, the last changed first; with a text, those whose title or tags hold all of its words. */
export function adminPostsQuery(status: PostStatus, text: string) {
  return pagedQuery([...adminPostLists.queryKey, status, text], (after: QueryDocumentSnapshot | undefined) =>
    readAdminPosts(status, text, after),
  )
}

/** A post in whatever state, or null where there is none. */
export async function readAdminPost(slug: string): Promise<Post | null> {
  const snapshot = await getDocFromServer(doc(await firebaseFirestore(), 'posts', slug))
  return snapshot.exists() ? postSchema.parse(snapshot.data()) : null
}

/** A post as it is when somebody begins to write it; without an address, one that is still to be written. */
export function adminPostQuery(slug: string | undefined) {
  return queryOptions({
    queryKey: ['posts', 'one', slug ?? ''],
    queryFn: () => (slug === undefined ? null : readAdminPost(slug)),
    gcTime: 0,
    staleTime: Infinity,
  })
}

async function readPostHistory(slug: string, before: number | undefined): Promise<Page<Post, number>> {
  const from = before === undefined ? [] : [startAfter(before)]
  const versions = collection(await firebaseFirestore(), 'posts', slug, 'history')
  const { docs } = await getDocsFromServer(
    query(versions, orderBy('version', 'desc'), ...from, limit(HISTORY_PAGE)),
  )
  const items = toPosts(docs)
  const last = items.at(-1)?.version ?? 1
  return { items, next: last > 1 ? last : undefined }
}

/** The versions of a post before the present one, the last first. */
export function postHistoryQuery({ slug, version }: Pick<Post, 'slug' | 'version'>) {
  return pagedQuery(['posts', 'history', slug, version], (before: number | undefined) =>
    readPostHistory(slug, before),
  )
}

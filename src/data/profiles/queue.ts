import type { Profile } from '@ribalta/domain/schemas/people/profile'
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logError } from '../../lib/log.ts'
import { parseProfile } from './record.ts'

/** A record with the id that it is stored under. */
export interface ProfileEntry {
  readonly id: string
  readonly profile: Profile
}

export interface QueueCursor {
  readonly id: string
  readonly queuedAt: NonNullable<Profile['queuedAt']>
}

/** Those who have waited longest first. */
export type QueuePage = Page<ProfileEntry, QueueCursor>

const PAGE_SIZE = 20

function pageQuery(firestore: Firestore, after?: QueueCursor) {
  const inOrder = [orderBy('queuedAt'), orderBy(documentId())]
  const from =
    after === undefined
      ? []
      : [startAfter(new Timestamp(after.queuedAt.seconds, after.queuedAt.nanoseconds), after.id)]
  return query(collection(firestore, 'profiles'), ...inOrder, ...from, limit(PAGE_SIZE))
}

/** A record that cannot be read must not hide the others. */
export function toEntries(documents: readonly QueryDocumentSnapshot[]): ProfileEntry[] {
  return documents.flatMap((document) => {
    try {
      return [{ id: document.id, profile: parseProfile(document.data()) }]
    } catch (error) {
      logError('A record of the queue could not be read', error)
      return []
    }
  })
}

function toPage({ docs }: QuerySnapshot): QueuePage {
  const entries = toEntries(docs)
  const last = entries.at(-1)
  const queuedAt = last?.profile.queuedAt
  const hasMore = docs.length === PAGE_SIZE && last !== undefined && queuedAt !== undefined
  return { items: entries, next: hasMore ? { id: last.id, queuedAt } : undefined }
}

/** The first page of those who wait for validation, live. Resolves to how to stop. */
export async function watchQueue(
  onValue: (page: QueuePage) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const firestore = await firebaseFirestore()
  return onSnapshot(
    pageQuery(firestore),
    (snapshot) => {
      onValue(toPage(snapshot))
    },
    onError,
  )
}

/** A further page, as it is now. */
export async function readQueueAfter(cursor: QueueCursor | undefined): Promise<QueuePage> {
  return toPage(await getDocsFromServer(pageQuery(await firebaseFirestore(), cursor)))
}

import {
  type Invitation,
  inviteArtistsResultSchema,
  invitationSchema,
  type InviteOutcome,
  MAX_INVITED,
  type Prepared,
} from '@ribalta/domain/schemas/people/invitation'
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { callFunction } from '../callables.ts'

const PAGE = 50

export interface OpenInvitation {
  readonly id: string
  readonly invitation: Invitation
}

/** The invitations that nobody has used yet, the newest first. */
export async function readInvitations(
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<OpenInvitation, QueryDocumentSnapshot>> {
  const all = collection(await firebaseFirestore(), 'invitations')
  const from = after === undefined ? [] : [startAfter(after)]
  const { docs } = await getDocsFromServer(query(all, orderBy('at', 'desc'), ...from, limit(PAGE)))
  const items = docs.flatMap((stored) => {
    const read = invitationSchema.safeParse(stored.data())
    if (read.success) return [{ id: stored.id, invitation: read.data }]
    logWarning('An invitation was left out', read.error)
    return []
  })
  return { items, next: docs.length < PAGE ? undefined : docs.at(-1) }
}

/** All of them, for a file. */
export async function readAllInvitations(): Promise<OpenInvitation[]> {
  const all: OpenInvitation[] = []
  let after: QueryDocumentSnapshot | undefined
  do {
    const { items, next } = await readInvitations(after)
    all.push(...items)
    after = next
  } while (after !== undefined)
  return all
}

export async function withdrawInvitation(id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), 'invitations', id))
}

/** Prepares people's cadastro, a portion at a time; tells after each what became of its people, in their order. */
export async function inviteArtists(
  people: readonly Prepared[],
  onAnswered: (outcomes: readonly InviteOutcome[]) => void,
): Promise<void> {
  for (let start = 0; start < people.length; start += MAX_INVITED) {
    const portion = people.slice(start, start + MAX_INVITED)
    const answer = await callFunction('inviteArtists', { people: portion })
    onAnswered(inviteArtistsResultSchema.parse(answer).outcomes)
  }
}

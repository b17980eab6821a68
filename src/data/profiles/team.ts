import { GRANTS, type Grant } from '@ribalta/domain/account/grants'
import { toEmail, toUsername } from '@ribalta/domain/identity'
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type QueryConstraint,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { callFunction } from '../callables.ts'
import { textField } from '../rest/fields.ts'

const TEAM_PAGE = 25
const FOUND = 10

/** What the team's page shows of a person. */
export interface TeamMember {
  readonly id: string
  readonly artisticName: string
  readonly email: string
  readonly grants: readonly Grant[]
  /** Why the grants sleep, where they do. */
  readonly sleep: 'suspended' | 'disabled' | undefined
}

function toMember(snapshot: DocumentSnapshot): TeamMember {
  const data = snapshot.data() ?? {}
  const stored: unknown = data['grants']
  return {
    id: snapshot.id,
    artisticName: textField(data, 'artisticName'),
    email: textField(data, 'email'),
    grants: Array.isArray(stored) ? GRANTS.filter((grant) => stored.includes(grant)) : [],
    sleep:
      data['status'] === 'suspended'
        ? 'suspended'
        : data['isAccountDisabled'] === true
          ? 'disabled'
          : undefined,
  }
}

async function readMembers(...constraints: QueryConstraint[]): Promise<TeamMember[]> {
  const database = await firebaseFirestore()
  const found = await getDocsFromServer(query(collection(database, 'profiles'), ...constraints))
  return found.docs.map(toMember)
}

/** Who holds AGENT or DIRECTOR, by name, a page at a time. */
export async function readTeam(after: TeamMember | undefined): Promise<Page<TeamMember, TeamMember>> {
  const members = await readMembers(
    where('grants', 'array-contains-any', [...GRANTS]),
    orderBy('artisticName'),
    orderBy(documentId()),
    ...(after === undefined ? [] : [startAfter(after.artisticName, after.id)]),
    limit(TEAM_PAGE),
  )
  return { items: members, next: members.length < TEAM_PAGE ? undefined : members.at(-1) }
}

/** A few people whose e-mail is exactly this or whose artistic name begins so. */
export async function findPeople(text: string): Promise<TeamMember[]> {
  if (text.includes('@')) return readMembers(where('email', '==', toEmail(text)), limit(FOUND))
  const slug = toUsername(text)
  if (slug === '') return []
  return readMembers(
    where('username', '>=', slug),
    where('username', '<', `${slug}\uF8FF`),
    orderBy('username'),
    limit(FOUND),
  )
}

/** Somebody's name, or null where there is no such profile any more. */
export async function readPersonName(uid: string): Promise<string | null> {
  const database = await firebaseFirestore()
  const snapshot = await getDocFromServer(doc(database, 'profiles', uid))
  return snapshot.exists() ? toMember(snapshot).artisticName : null
}

/** Gives a person exactly these grants; directors only. Rejects with the server's refusal, worded. */
export async function setGrants(profileId: string, grants: readonly Grant[]): Promise<void> {
  await callFunction('setGrants', { profileId, grants })
}

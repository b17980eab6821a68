import { roomPath } from '@ribalta/domain/proposals/proposal'
import { type Proposal, proposalKeySchema, proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import {
  doc,
  type DocumentData,
  type DocumentSnapshot,
  getDocFromServer,
  onSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A proposal with its id. */
export interface ProposalEntry extends Proposal {
  readonly id: string
}

function toProposal(stored: DocumentSnapshot<DocumentData>): ProposalEntry | undefined {
  const parsed = proposalSchema.safeParse(stored.data())
  if (parsed.success) return { ...parsed.data, id: stored.id }
  logError('A proposal could not be read', parsed.error)
  return undefined
}

/** One that cannot be read must not hide the others. */
export function toProposals({ docs }: QuerySnapshot): ProposalEntry[] {
  return docs.flatMap((stored) => toProposal(stored) ?? [])
}

/** One proposal, live, undefined where there is none; for staff. Resolves to how to stop. */
export async function watchProposal(
  id: string,
  onValue: (proposal: ProposalEntry | undefined) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firebaseFirestore(), 'proposals', id),
    { includeMetadataChanges: true },
    (stored) => {
      if (stored.exists()) onValue(toProposal(stored))
      // What the device does not know yet, the server may have.
      else if (!stored.metadata.fromCache) onValue(undefined)
    },
    onError,
  )
}

export async function readProposalTitle(id: string): Promise<string | null> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), 'proposals', id))
  return stored.exists() ? (toProposal(stored)?.title ?? null) : null
}

/** The address that a client gets, with the key that is good now; for staff. */
export async function readRoomLink(id: string): Promise<string> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), `proposals/${id}/internal/key`))
  const { key } = proposalKeySchema.parse(stored.data())
  return `${location.origin}${roomPath(id, key)}`
}

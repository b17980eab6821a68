import {
  isProposalEditable,
  PROPOSAL_STATUSES,
  type ProposalStatus,
} from '@ribalta/domain/proposals/proposalStatus'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'
import { presentationsOf, toParticipants } from './participations.ts'
import { type ProposalEntry, readProposalTitle, readRoomLink, toProposals } from './proposals.ts'

const PAGE = 20
/** As many of an artist's come at a time. */
const OF_ARTIST = 8
/** So many are offered where people are brought into one. */
const OFFERED = 30

/** What is read of proposals by hand; whoever changes one has it read anew. */
export const proposalReads = { queryKey: ['proposals'] } as const

async function readProposals(
  statuses: readonly ProposalStatus[],
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<ProposalEntry, QueryDocumentSnapshot>> {
  const ordered = query(
    collection(await firebaseFirestore(), 'proposals'),
    where('status', 'in', statuses),
    orderBy('updatedAt', 'desc'),
  )
  return snapshotPage(ordered, { after, size: PAGE }, toProposals)
}

/** The proposals in one of these states, what changed last first; for staff. */
export function proposalsQuery(statuses: readonly ProposalStatus[]) {
  return pagedQuery([...proposalReads.queryKey, 'in', statuses], (after: QueryDocumentSnapshot | undefined) =>
    readProposals(statuses, after),
  )
}

async function readOffered(): Promise<ProposalEntry[]> {
  const found = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'proposals'),
      where('status', 'in', PROPOSAL_STATUSES.filter(isProposalEditable)),
      orderBy('updatedAt', 'desc'),
      limit(OFFERED),
    ),
  )
  return toProposals(found)
}

/** The proposals that people can be brought into, what changed last first; for staff. */
export function offeredProposalsQuery() {
  return queryOptions({
    queryKey: [...proposalReads.queryKey, 'offered'],
    queryFn: readOffered,
    staleTime: 0,
  })
}

/** In which presentations an artist is or was, those that end last first; for staff. */
export function presentationsOfQuery(uid: string) {
  return pagedQuery(
    [...proposalReads.queryKey, 'of', uid],
    async (after: QueryDocumentSnapshot | undefined) =>
      snapshotPage(
        presentationsOf(await firebaseFirestore(), uid),
        { after, size: OF_ARTIST },
        toParticipants,
      ),
  )
}

/** What a proposal is called, null where there is none; for staff. */
export function proposalTitleQuery(id: string) {
  return queryOptions({
    queryKey: [...proposalReads.queryKey, 'title', id],
    queryFn: () => readProposalTitle(id),
    staleTime: 300_000,
  })
}

/** The address that a client gets, by which link it is; for staff. */
export function roomLinkQuery({ id, keyVersion }: Pick<ProposalEntry, 'id' | 'keyVersion'>) {
  return queryOptions({
    queryKey: [...proposalReads.queryKey, 'link', id, keyVersion],
    queryFn: () => readRoomLink(id),
    enabled: keyVersion > 0,
  })
}

import { canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import {
  type Application,
  applicationId,
  applicationSchema,
} from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import type { ApplicationChange } from '@ribalta/domain/schemas/castings/stateChange'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { dropTakes } from '../screenTests/dropTakes.ts'
import { endTestOf, readTestsOf } from '../screenTests/ofCasting.ts'
import { findProposal } from '../proposals/onProposal.ts'
import { writeConsent } from '../proposals/writeConsent.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { readCandidate } from '../shared/clientDocuments.ts'
import { paths } from '../shared/paths.ts'
import { refusedState } from '../shared/refusals.ts'
import { withdrawn } from './candidateSteps.ts'
import { writeFeed } from './feed.ts'
import { proposalMark } from './presentColumn.ts'

/**
 * Takes an artist's own application out of the casting, as they read it and on the board, with an item of the feed, and the test that
 * was asked of them for it with all that they sent; also out of the proposal that shows them for it. It counts what
 * they have read: an answer that they have not read yet is overtaken. Throws `permission-denied` for anybody else,
 * `not-found`, `failed-precondition`.
 */
export async function withdrawApplication(
  { db, bucket }: Pick<Backend, 'db' | 'bucket'>,
  { castingId, artistId, roleId }: ApplicationChange,
  { uid }: SignedInCaller,
  now: Date,
): Promise<void> {
  if (uid !== artistId) throw new HttpsError('permission-denied', 'Você não pode mudar esta inscrição.')
  const id = applicationId(artistId, roleId)
  const refusedId = await db.runTransaction(async (transaction) => {
    const [applicationDoc, candidateDoc, profileDoc] = await transaction.getAll(
      paths.application(db, castingId, id),
      paths.candidate(db, castingId, id),
      paths.profile(db, artistId),
    )
    const candidate = readCandidate(candidateDoc)
    if (
      applicationDoc?.exists !== true ||
      candidateDoc === undefined ||
      candidate === undefined ||
      profileDoc?.exists !== true
    ) {
      throw new HttpsError('not-found', MOVE_HURDLES.gone)
    }
    const application = applicationSchema.parse(applicationDoc.data())
    // Of a repeat, too: the first may have come no further.
    if (application.status === 'withdrawn') return refusedTestOf(candidate)
    if (!canChangeApplicationStatus(application.status, 'withdrawn')) throw refusedState()
    const at = Timestamp.fromDate(now)
    const left: Application = {
      ...application,
      status: 'withdrawn',
      history: [...application.history, { status: 'withdrawn', at, by: uid }],
      updatedAt: at,
    }
    const tests = await readTestsOf(transaction, db, [candidate])
    const presented = await readPresented(transaction, db, candidate)
    transaction.set(applicationDoc.ref, left)
    const next = endTestOf(transaction, db, withdrawn(candidate, now), tests, { now })
    const consent = { answer: 'left', at } as const
    if (presented === undefined) transaction.set(candidateDoc.ref, next)
    else {
      transaction.set(candidateDoc.ref, { ...next, proposal: proposalMark(presented.proposalId, consent) })
      writeConsent(transaction, db, { ...presented, uid, consent })
    }
    const item = { kind: 'applicationWithdrawn', subject: artistId, actor: artistId, at, castingId } as const
    writeFeed(transaction, db, item, roleId)
    return refusedTestOf(next)
  })
  if (refusedId !== undefined) await dropTakes({ db, bucket }, { artistId, testRequestId: refusedId })
}

interface Presented {
  readonly proposalId: string
  readonly proposal: Proposal
}

/** The proposal in which a candidate is presented for this role and has not left already. */
async function readPresented(
  transaction: Transaction,
  db: Backend['db'],
  { artistId, roleId, proposal: mark }: Candidate,
): Promise<Presented | undefined> {
  if (mark === undefined || mark.hasLeft === true) return undefined
  const proposal = await findProposal(transaction, db, mark.id)
  const isIn = proposal?.items.some((item) => item.artistId === artistId && item.roleId === roleId)
  return proposal === undefined || isIn !== true ? undefined : { proposalId: mark.id, proposal }
}

function refusedTestOf({ test }: Candidate): string | undefined {
  return test?.status === 'refused' ? test.id : undefined
}

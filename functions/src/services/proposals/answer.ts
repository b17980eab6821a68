import type { AnsweredReview } from '@ribalta/domain/proposals/room'
import { canChangeProposal } from '@ribalta/domain/proposals/proposalStatus'
import { VISITOR } from '@ribalta/domain/schemas/feed/feed'
import {
  type AnswerProposalInput,
  type Review,
  reviewSchema,
  viewSchema,
} from '@ribalta/domain/schemas/proposals/answers'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { isDeepStrictEqual } from 'node:util'
import { type Backend, type DocumentSnapshot, FieldValue, Timestamp } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { proposalBehind } from './behindLink.ts'
import { feedProposal } from './feed.ts'
import { reviewerId } from './reviewer.ts'

type Choices = Review['choices']

/**
 * Saves what a reviewer says of the artists that the call names, and closes or reopens their answers; the first ones that are sent make
 * the proposal `answered`. A repeat is harmless. Throws `not-found` where the link opens nothing, `permission-denied` for a device that
 * has to enter first, `failed-precondition` for answers that were sent, and for sending where nothing was answered.
 */
export function answerProposal(
  { db }: Pick<Backend, 'db'>,
  { proposalId, key, secret, choices, act }: AnswerProposalInput,
  now: Date,
): Promise<AnsweredReview> {
  const id = reviewerId(proposalId, { secret })
  const ref = paths.proposalReview(db, proposalId, id)
  return db.runTransaction(async (transaction) => {
    const [stored, storedKey, storedView, storedReview] = await transaction.getAll(
      paths.proposal(db, proposalId),
      paths.proposalKey(db, proposalId),
      paths.proposalView(db, proposalId, id),
      ref,
    )
    const proposal = proposalBehind({ stored, storedKey, key }, now)
    requireInside(proposal, storedView)
    const before = storedReview?.exists === true ? reviewSchema.parse(storedReview.data()) : undefined
    const present = new Set(
      proposal.items.flatMap(({ artistId, consent }) => (consent?.answer === 'left' ? [] : [artistId])),
    )
    const gone = choices.map(({ artistId }) => artistId).filter((uid) => !present.has(uid))
    const said = withChoices(before?.choices ?? {}, choices, new Set(gone))
    requireOpen(before, said, act)
    const isSending = act === 'send' && before?.status !== 'sent'
    if (isSending && !Object.values(said).some(({ answer }) => answer !== undefined)) {
      throw new HttpsError('failed-precondition', 'Responda sobre ao menos um artista antes de enviar.')
    }
    const at = Timestamp.fromDate(now)
    const status = act === 'reopen' ? 'open' : act === 'send' ? 'sent' : (before?.status ?? 'open')
    const sentAt = isSending ? at : before?.sentAt
    const review: Review = {
      choices: said,
      people: Object.keys(said),
      status,
      savedAt: at,
      ...(sentAt === undefined ? {} : { sentAt }),
    }
    transaction.set(ref, review)
    if (isSending) {
      const isFirst = before?.sentAt === undefined
      transaction.update(paths.proposal(db, proposalId), {
        updatedAt: at,
        ...(canChangeProposal(proposal.status, 'answered') ? { status: 'answered' } : {}),
        ...(isFirst ? { answeredBy: FieldValue.increment(1) } : {}),
      })
      feedProposal(transaction, db, { kind: 'presentationAnswered', actor: VISITOR, proposalId, at }, id)
    }
    return { status, gone }
  })
}

function requireInside({ codeId }: Proposal, storedView: DocumentSnapshot | undefined): void {
  const view = viewSchema.safeParse(storedView?.data())
  // A code that is not asked for any more keeps nobody out.
  if (view.success && (codeId === undefined || view.data.codeId === codeId)) return
  throw new HttpsError('permission-denied', 'Entre de novo para continuar.')
}

/** The choices with those that changed; one that says nothing is none, and a preference is a yes. */
function withChoices(
  before: Choices,
  changes: AnswerProposalInput['choices'],
  gone: ReadonlySet<string>,
): Choices {
  const said = new Map(Object.entries(before))
  for (const { artistId, answer, comment, preference } of changes) {
    if (gone.has(artistId)) continue
    if (answer === undefined && comment === '') said.delete(artistId)
    else {
      said.set(artistId, {
        comment,
        ...(answer === undefined ? {} : { answer }),
        ...(preference === undefined || answer !== 'yes' ? {} : { preference }),
      })
    }
  }
  return Object.fromEntries(said)
}

function requireOpen(before: Review | undefined, said: Choices, act: AnswerProposalInput['act']): void {
  if (before?.status !== 'sent' || act === 'reopen' || isDeepStrictEqual(before.choices, said)) return
  throw new HttpsError(
    'failed-precondition',
    'Suas respostas já foram enviadas. Para mudar alguma, reabra antes.',
  )
}

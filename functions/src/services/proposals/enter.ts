import { MAX_DEVICES } from '@ribalta/domain/proposals/answers'
import { type Door, type OwnReview, type Room, toRoom } from '@ribalta/domain/proposals/room'
import { VISITOR } from '@ribalta/domain/schemas/feed/feed'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import {
  type GetProposalInput,
  type Reviewer,
  reviewSchema,
  type View,
  viewSchema,
} from '@ribalta/domain/schemas/proposals/answers'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentSnapshot, FieldValue, Timestamp } from '../../admin/backend.ts'
import type { Caller } from '../shared/caller.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { requireCodeTry } from '../shared/rateLimit.ts'
import { proposalBehind } from './behindLink.ts'
import { tryCode } from './code.ts'
import { feedProposal } from './feed.ts'
import { reviewerId } from './reviewer.ts'

type Database = Backend['db']

interface Entering {
  readonly caller: Pick<Caller, 'address'>
  readonly secret: string
  readonly now: Date
}

export interface Entered {
  readonly room: Room
  readonly review: OwnReview
  readonly proposal: Pick<Proposal, 'keyVersion' | 'codeId'>
}

/**
 * Returns a proposal's room, from the current records, to a reviewer with its link and a name, and records the visit. Otherwise returns
 * what is still required: a name, and the access code from a device that hasn't given it. Throws `not-found` for an invalid link, and
 * `resource-exhausted` after too many wrong codes from this address or in total, or too many new devices for this link and code.
 */
export async function enterProposal(
  { db }: Pick<Backend, 'db'>,
  { proposalId, key, reviewer, code }: GetProposalInput,
  entering: Entering,
): Promise<Entered | { readonly door: Door }> {
  const { now } = entering
  const id = reviewer === undefined ? undefined : reviewerId(proposalId, reviewer)
  const [stored, storedKey, storedView] = await db.getAll(
    paths.proposal(db, proposalId),
    paths.proposalKey(db, proposalId),
    ...(id === undefined ? [] : [paths.proposalView(db, proposalId, id)]),
  )
  const proposal = proposalBehind({ stored, storedKey, key }, now)
  const { codeId } = proposal
  if (reviewer === undefined || id === undefined) return door(proposal, { isCodeWrong: false })
  const view = viewSchema.safeParse(storedView?.data())
  if (codeId !== undefined && view.data?.codeId !== codeId) {
    if (code === undefined) return door(proposal, { isCodeWrong: false })
    await requireCodeTry({ db }, [proposalId, codeId], entering.caller, now)
    const isRight = await tryCode({ db }, { proposalId, codeId, code }, entering.secret)
    if (!isRight) return door(proposal, { isCodeWrong: true })
  }
  const place: Place = { db, proposalId, id, now }
  const looked = { reviewer, proposal, before: view.data }
  const [review, profiles] = await Promise.all([noteView(place, looked), readRecords(db, proposal)])
  return { room: toRoom(proposal, profiles, now), review, proposal }
}

function door({ codeId, title }: Proposal, { isCodeWrong }: Pick<Door, 'isCodeWrong'>): { door: Door } {
  return codeId === undefined
    ? { door: { title, asksCode: false, isCodeWrong } }
    : { door: { asksCode: true, isCodeWrong } }
}

interface Place {
  readonly db: Database
  readonly proposalId: string
  /** The reviewer's. */
  readonly id: string
  readonly now: Date
}

interface Looking {
  readonly reviewer: Reviewer
  readonly proposal: Proposal
  readonly before: View | undefined
}

/** Notes that somebody looked; answers what they have said so far. */
async function noteView(place: Place, { reviewer, proposal, before }: Looking): Promise<OwnReview> {
  const { db, proposalId, id, now } = place
  const { codeId, devices = 0 } = proposal
  const at = Timestamp.fromDate(now)
  const ref = paths.proposalView(db, proposalId, id)
  const view: View = {
    name: reviewer.name,
    firstAt: before?.firstAt ?? at,
    lastAt: at,
    ...(codeId === undefined ? {} : { codeId }),
  }
  if (before !== undefined) {
    const [stored] = await Promise.all([paths.proposalReview(db, proposalId, id).get(), ref.set(view)])
    return ownReview(stored)
  }
  if (devices >= MAX_DEVICES) {
    throw new HttpsError(
      'resource-exhausted',
      'Esta apresentação já foi aberta em muitos aparelhos. Fale com quem enviou o link.',
    )
  }
  const batch = db.batch()
  batch.create(ref, view)
  batch.update(paths.proposal(db, proposalId), {
    openedBy: FieldValue.increment(1),
    devices: FieldValue.increment(1),
  })
  feedProposal(batch, db, { kind: 'presentationOpened', actor: VISITOR, proposalId, at }, id)
  try {
    await batch.commit()
  } catch (error) {
    // Asked twice at once; the other one noted it.
    if (codeOf(error) !== GRPC.alreadyExists) throw error
  }
  return NOTHING_SAID
}

const NOTHING_SAID: OwnReview = { choices: {}, status: 'open' }

function ownReview(stored: DocumentSnapshot): OwnReview {
  if (!stored.exists) return NOTHING_SAID
  const { choices, status } = reviewSchema.parse(stored.data())
  return { choices, status }
}

async function readRecords(db: Database, { people }: Proposal): Promise<ReadonlyMap<string, Profile>> {
  if (people.length === 0) return new Map()
  const records = await db.getAll(...people.map((uid) => paths.profile(db, uid)))
  return new Map(
    records.flatMap((record) => {
      const profile = profileSchema.safeParse(record.data())
      return profile.success ? [[record.id, profile.data]] : []
    }),
  )
}

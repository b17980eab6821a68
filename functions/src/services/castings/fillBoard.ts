import { withAnswerTime } from '@ribalta/domain/castings/answerRate'
import { toldOf } from '@ribalta/domain/castings/candidateStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { orderAt } from '@ribalta/domain/listOrder'
import {
  AGENCY,
  type Application,
  applicationSchema,
  courtAuthorisationSchema,
} from '@ribalta/domain/schemas/castings/application'
import { type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import * as z from 'zod/mini'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Transaction,
} from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { chosenMedia } from './apply.ts'

const PORTION = 100

/** An application as it was when there was no board: where it stood for staff is what its artist read. */
const wholeApplicationSchema = z.strictObject({
  ...applicationSchema.shape,
  status: candidateSchema.shape.status,
  history: candidateSchema.shape.history,
  courtAuthorisation: z.optional(courtAuthorisationSchema),
})
type WholeApplication = z.infer<typeof wholeApplicationSchema>

export interface FillOptions {
  /** Goes on after this application. */
  readonly after?: string | undefined
  /** Told of each application that is of neither shape, or could not be written. */
  readonly onFailure: (path: string, error: unknown) => void
  /** Told after each portion: how many applications so far, and the one to go on after. */
  readonly onProgress: (applications: number, last: string) => void
}

export interface Filled {
  readonly applications: number
  /** Those that had no candidate before. */
  readonly filled: number
  readonly failed: number
}

/**
 * Gives each application from before there was a board its candidate, and its artist the states that are theirs, both in one
 * transaction. Can be stopped and gone on with, and repeated: what has a candidate stays as it is.
 */
export async function fillBoard(db: Firestore, options: FillOptions): Promise<Filled> {
  const counts = { applications: 0, filled: 0, failed: 0 }
  const all = db.collectionGroup('applications').orderBy(FieldPath.documentId()).limit(PORTION)
  let last = options.after === undefined ? undefined : db.doc(options.after)
  for (;;) {
    const { docs } = await (last === undefined ? all : all.startAfter(last)).get()
    for (const { ref } of docs) {
      try {
        if (await db.runTransaction((transaction) => fillOne(transaction, db, ref))) counts.filled += 1
      } catch (error) {
        counts.failed += 1
        options.onFailure(ref.path, error)
      }
    }
    last = docs.at(-1)?.ref
    counts.applications += docs.length
    if (last !== undefined) options.onProgress(counts.applications, last.path)
    if (docs.length < PORTION) return counts
  }
}

async function fillOne(transaction: Transaction, db: Firestore, ref: DocumentReference): Promise<boolean> {
  const castingId = ref.parent.parent?.id ?? ''
  const [stored, candidate] = await transaction.getAll(ref, paths.candidate(db, castingId, ref.id))
  if (stored?.exists !== true || candidate === undefined || candidate.exists) return false
  const whole = wholeApplicationSchema.parse(stored.data())
  const profile = await transaction.get(paths.profile(db, whole.artistId))
  const made = candidateFrom(whole, profile)
  transaction.create(candidate.ref, withoutUndefined(made))
  transaction.set(ref, applicationFrom(whole, made))
  return true
}

function candidateFrom(
  { mediaIds, history, courtAuthorisation, ...known }: WholeApplication,
  profileDoc: DocumentSnapshot,
): Candidate {
  const { artistId, status, createdAt } = known
  const media = profileDoc.exists ? chosenMedia(profileSchema.parse(profileDoc.data()), mediaIds) : []
  return {
    ...known,
    order: orderAt(instantToDate(createdAt).getTime()),
    media,
    memo: '',
    ...(status === 'selected' ? { courtAuthorisation } : {}),
    // Once they named people of the team.
    history: history.map((step) => ({ ...step, by: step.by === artistId ? artistId : AGENCY })),
    movedBy: history.at(-1)?.by ?? artistId,
    followAt: null,
  }
}

function applicationFrom(
  { courtAuthorisation: _courtAuthorisation, ...whole }: WholeApplication,
  { history }: Candidate,
): Application {
  const told = toldOf([...history, { status: whole.status, at: whole.updatedAt, by: AGENCY }])
  return withAnswerTime({ ...whole, status: told.at(-1)?.status ?? 'submitted', history: told })
}

import { wasToldToAgree } from '@ribalta/domain/proposals/consent'
import { presentedTake } from '@ribalta/domain/proposals/items'
import type {
  PresentedTake,
  Proposal,
  ProposalItem,
  ProposalItemForm,
} from '@ribalta/domain/schemas/proposals/proposal'
import { takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { MAX_TAKES } from '@ribalta/domain/screenTests/screenTest'
import { isWatched } from '@ribalta/domain/screenTests/testStatus'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { withAnswer } from './onProposal.ts'
import { readEarlierAnswers } from './participants.ts'

type Database = Backend['db']

/**
 * Returns the items of a form as they are stored. Existing items keep their takes and role, and every artist keeps their answer, even one
 * whom staff had removed. Throws `invalid-argument` when a new artist has no profile, or a new take isn't one that they sent and didn't
 * withdraw.
 */
export async function itemsOf(
  transaction: Transaction,
  db: Database,
  forms: readonly ProposalItemForm[],
  { proposalId, stored }: { readonly proposalId: string; readonly stored: Proposal | undefined },
): Promise<ProposalItem[]> {
  const known = new Map(stored?.items.map((item) => [item.artistId, item]))
  const fresh = forms.map(({ artistId }) => artistId).filter((uid) => !known.has(uid))
  await requireRecords(transaction, db, fresh)
  const earlier = await readEarlierAnswers(transaction, db, proposalId, fresh)
  const chosen = await Promise.all(
    forms.map(async ({ artistId, takes }) => {
      const before = known.get(artistId)?.takes ?? []
      return Promise.all(
        takes.map(async ({ testRequestId, takeId }) => {
          const kept = before.find((take) => take.takeId === takeId && take.testRequestId === testRequestId)
          return kept ?? sentTake(transaction, db, { artistId, testRequestId, takeId })
        }),
      )
    }),
  )
  return forms.map((form, index) => {
    const before = known.get(form.artistId)
    const roleId = before?.roleId
    const item = { ...form, takes: chosen[index] ?? [], ...(roleId === undefined ? {} : { roleId }) }
    if (stored === undefined || before === undefined)
      return withAnswer(item, earlier.get(form.artistId) ?? {})
    return withAnswer(item, {
      consent: before.consent,
      mustAgree: wasToldToAgree(stored, before) ? true : undefined,
    })
  })
}

async function requireRecords(
  transaction: Transaction,
  db: Database,
  uids: readonly string[],
): Promise<void> {
  if (uids.length === 0) return
  const profiles = await transaction.getAll(...uids.map((uid) => paths.profile(db, uid)))
  if (profiles.every(({ exists }) => exists)) return
  throw invalid('O cadastro de um dos artistas não existe mais. Tire quem saiu e salve de novo.')
}

interface TakeIds {
  readonly artistId: string
  readonly testRequestId: string
  readonly takeId: string
}

async function sentTake(
  transaction: Transaction,
  db: Database,
  { artistId, testRequestId, takeId }: TakeIds,
): Promise<PresentedTake> {
  const [request, stored] = await transaction.getAll(
    paths.testRequest(db, testRequestId),
    paths.takes(db, testRequestId).doc(takeId),
  )
  const test = testRequestSchema.safeParse(request?.data())
  const take = takeSchema.safeParse(stored?.data())
  const isTheirs = test.success && test.data.artistId === artistId && isWatched(test.data.status)
  if (!isTheirs || !take.success || take.data.status !== 'sent') {
    throw invalid('Um dos takes escolhidos não está mais disponível. Tire-o e salve de novo.')
  }
  return presentedTake(testRequestId, takeId, take.data)
}

/** What somebody sent for a test, in the order in which it was recorded, for a client to see: none where it was not answered well, or not answered yet. */
export async function takesAtFirst(
  transaction: Transaction,
  db: Database,
  test: { readonly id: string; readonly status: string } | undefined,
): Promise<PresentedTake[]> {
  if (test === undefined || (test.status !== 'submitted' && test.status !== 'approved')) return []
  const { docs } = await transaction.get(
    paths.takes(db, test.id).where('status', '==', 'sent').limit(MAX_TAKES),
  )
  return docs
    .map((stored) => ({ id: stored.id, take: takeSchema.parse(stored.data()) }))
    .toSorted((one, other) => one.take.begunAt.seconds - other.take.begunAt.seconds)
    .map(({ id, take }) => presentedTake(test.id, id, take))
}

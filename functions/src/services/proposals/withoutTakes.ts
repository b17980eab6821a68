import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, DocumentReference } from '../../admin/backend.ts'
import { writeParticipants } from './participants.ts'

interface Withdrawn {
  readonly artistId: string
  readonly testRequestId: string
}

/** Takes the takes of a test out of every proposal: its room does not speak of them any more. Can be repeated. */
export async function withoutTakes({ db }: Pick<Backend, 'db'>, test: Withdrawn): Promise<void> {
  const { docs } = await db.collection('proposals').where('people', 'array-contains', test.artistId).get()
  await Promise.all(docs.map(({ ref }) => withoutTakesIn(db, ref, test)))
}

function withoutTakesIn(
  db: Backend['db'],
  ref: DocumentReference,
  { artistId, testRequestId }: Withdrawn,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    if (!stored.exists) return
    const proposal = proposalSchema.parse(stored.data())
    const { items, version } = proposal
    const left = items.map((item) =>
      item.artistId === artistId
        ? { ...item, takes: item.takes.filter((take) => take.testRequestId !== testRequestId) }
        : item,
    )
    const isIn = left.some(({ takes }, index) => takes.length !== items[index]?.takes.length)
    // Whoever has it open to change it has to look again.
    if (!isIn) return
    transaction.update(ref, { items: left, version: version + 1 })
    writeParticipants(transaction, db, {
      proposalId: ref.id,
      before: proposal,
      after: { ...proposal, items: left },
      now: new Date(),
    })
  })
}

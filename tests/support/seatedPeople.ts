import { dateToInstant } from '@ribalta/domain/instant'
import { orderAt } from '@ribalta/domain/listOrder'
import { type Application, applicationId } from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import type { SaveCastingInput } from '@ribalta/domain/schemas/castings/casting'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend } from './functions/functions.ts'

/** Somebody of the seed who is on a board. */
export interface Seated {
  readonly uid: string
  readonly name: string
}

/** As many documents as one batch writes here. */
const PORTION = 100

/**
 * Has people of the seed apply for the roles of a casting, without their asking: one role after the other until there are `count`
 * applications. Answers who, in the order in which they stand.
 */
export async function seatPeople(
  { castingId, casting, roles }: SaveCastingInput,
  count: number,
): Promise<Seated[]> {
  // By their uids: whoever another journey has brought may say nothing of themselves, or be gone in the middle.
  const { docs } = await backend.db.collection('roster').orderBy('uid').startAt('seed-').endAt('seed-~').get()
  const people = docs
    .filter((entry) => entry.get('status') === 'published' && entry.get('minor') !== true)
    .map((entry): Seated => ({ uid: String(entry.get('uid')), name: String(entry.get('artisticName')) }))
  const seats = roles.flatMap((role) => people.map((person) => ({ person, role }))).slice(0, count)
  if (seats.length < count) throw new Error(`Only ${String(seats.length)} of ${String(count)} can apply`)
  const now = Date.now()
  for (let start = 0; start < seats.length; start += PORTION) {
    const batch = backend.db.batch()
    for (const [index, { person, role }] of seats.slice(start, start + PORTION).entries()) {
      // A minute apart, so that a board that opens finds no burst of changes.
      const ms = now - (count - start - index) * 60_000
      const { seconds, nanoseconds } = dateToInstant(new Date(ms))
      const at = new Timestamp(seconds, nanoseconds)
      const common = {
        castingId,
        artistId: person.uid,
        roleId: role.id,
        castingTitle: casting.title,
        roleTitle: role.role.title,
        note: '',
        history: [{ status: 'submitted' as const, at, by: person.uid }],
        createdAt: at,
        updatedAt: at,
      }
      const application: Application = { ...common, status: 'submitted', mediaIds: [] }
      const candidate: Candidate = {
        ...common,
        status: 'submitted',
        order: orderAt(ms),
        media: [],
        memo: '',
        movedBy: person.uid,
        followAt: null,
      }
      const id = applicationId(person.uid, role.id)
      batch.set(backend.db.doc(`castings/${castingId}/applications/${id}`), application)
      batch.set(backend.db.doc(`castings/${castingId}/board/${id}`), candidate)
    }
    await batch.commit()
  }
  return seats.map(({ person }) => person)
}

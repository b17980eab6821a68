import { takePath } from '@ribalta/domain/screenTests/screenTest'
import { mayBeginTake } from '@ribalta/domain/screenTests/testStatus'
import { takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { eachDue } from '../shared/eachDue.ts'
import { paths } from '../shared/paths.ts'

/**
 * Takes away takes that were begun and never sent, once their upload is over and their test takes no others: until then their artist may
 * still choose them. Answers how many.
 */
export function sweepTakes({ db, bucket }: Pick<Backend, 'db' | 'bucket'>, now: Date): Promise<number> {
  const due = db
    .collectionGroup('takes')
    .where('uploadUntil', '<=', Timestamp.fromDate(now))
    .orderBy('uploadUntil')
  return eachDue(
    due,
    async (ref) => {
      const testRequestId = ref.parent.parent?.id ?? ''
      const [test, stored] = await db.getAll(paths.testRequest(db, testRequestId), ref)
      const take = takeSchema.safeParse(stored?.data())
      if (!take.success || take.data.status === 'sent') return 0
      const request = testRequestSchema.safeParse(test?.data())
      if (request.success && mayBeginTake(request.data, now)) return 0
      await ref.delete()
      const path = takePath(take.data.artistId, testRequestId, ref.id)
      await bucket.file(path).delete({ ignoreNotFound: true })
      return 1
    },
    'A take that was never sent could not be taken away',
  )
}

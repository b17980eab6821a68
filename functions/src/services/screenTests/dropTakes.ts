import { takePath, testFolder } from '@ribalta/domain/screenTests/screenTest'
import type { Backend } from '../../admin/backend.ts'
import { withoutTakes } from '../proposals/withoutTakes.ts'
import { paths } from '../shared/paths.ts'
import type { OnTest } from './onTest.ts'

interface OfTest {
  readonly artistId: string
  readonly testRequestId: string
}

/**
 * Takes everything that an artist sent, or was about to send, out of a test and of what clients are shown, with what was said of it: whoever
 * withdraws is out at the next request. Can be repeated.
 */
export async function dropTakes({ db, bucket }: Pick<Backend, 'db' | 'bucket'>, test: OfTest): Promise<void> {
  // Documents first: nobody reads a file whose take is not there.
  for (const below of [paths.takes, paths.reviews]) {
    const { docs } = await below(db, test.testRequestId).get()
    await Promise.all(docs.map(({ ref }) => ref.delete()))
  }
  await withoutTakes({ db }, test)
  await bucket.deleteFiles({ prefix: testFolder(test.artistId, test.testRequestId), force: true })
}

interface Sent extends OfTest {
  readonly as: OnTest['as']
}

/**
 * Takes away the takes of a test that were begun and not chosen; where staff sent it, only their own: what the artist has on its way may be
 * asked for again. Can be repeated.
 */
export async function dropUnsentTakes(
  { db, bucket }: Pick<Backend, 'db' | 'bucket'>,
  { artistId, testRequestId, as }: Sent,
): Promise<void> {
  const { docs } = await paths.takes(db, testRequestId).where('status', '==', 'uploading').get()
  const unsent = docs.filter((take) => as === 'artist' || take.get('isByAgency') === true)
  await Promise.all(
    unsent.map(async ({ ref }) => {
      await ref.delete()
      await bucket.file(takePath(artistId, testRequestId, ref.id)).delete({ ignoreNotFound: true })
    }),
  )
}

import { takePath, testFolder } from '@ribalta/domain/screenTests/screenTest'
import type { Backend } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

interface OfTest {
  readonly artistId: string
  readonly testRequestId: string
}

/** Takes everything that an artist sent, or was about to send, out of a test: whoever withdraws is out at the next request. Can be repeated. */
export async function dropTakes({ db, bucket }: Pick<Backend, 'db' | 'bucket'>, test: OfTest): Promise<void> {
  // Documents first: nobody reads a file whose take is not there.
  const { docs } = await paths.takes(db, test.testRequestId).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await bucket.deleteFiles({ prefix: testFolder(test.artistId, test.testRequestId), force: true })
}

/** Takes away the takes of a test that were begun and not chosen. Can be repeated. */
export async function dropUnsentTakes(
  { db, bucket }: Pick<Backend, 'db' | 'bucket'>,
  { artistId, testRequestId }: OfTest,
): Promise<void> {
  const { docs } = await paths.takes(db, testRequestId).where('status', '==', 'uploading').get()
  await Promise.all(
    docs.map(async ({ ref }) => {
      await ref.delete()
      await bucket.file(takePath(artistId, testRequestId, ref.id)).delete({ ignoreNotFound: true })
    }),
  )
}

import { storageBucket } from 'firebase-functions/params'
import { onObjectFinalized } from 'firebase-functions/storage'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { stripTokens as strip } from '../services/files/stripTokens.ts'

/** At every file that is stored: Firebase gives a token to each upload, and uploaders can bring their own. */
export const stripTokens = onObjectFinalized(
  {
    bucket: storageBucket,
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 60,
    concurrency: 80,
    maxInstances: 10,
    retry: true,
  },
  async ({ data }) => {
    await strip(getBackend().bucket, data)
  },
)

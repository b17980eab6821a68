import * as logger from 'firebase-functions/logger'
import { onTaskDispatched } from 'firebase-functions/tasks'
import * as z from 'zod/mini'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'

const videoIdSchema = z.strictObject({ uid: z.string(), mediaId: z.string() })

/** Takes one video at a time from the queue; see the service. One more try than the service counts, so that the last one refuses. */
export const prepareVideo = onTaskDispatched(
  {
    region: REGION,
    memory: '2GiB',
    timeoutSeconds: 900,
    concurrency: 1,
    maxInstances: 1,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 4, minBackoffSeconds: 20 },
  },
  async ({ data }) => {
    // No other function needs to load what reads and writes videos.
    const { prepareVideo: prepare } = await import('../services/media/prepareVideo.ts')
    await prepare(getBackend(), videoIdSchema.parse(data), new Date())
    logger.info('A video was taken from the queue')
  },
)

import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { sweepAll } from '../services/sweep.ts'

/** Every five minutes: with the ten that a registration may take, what a crash left is gone within fifteen. */
export const sweep = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async () => {
    logger.info('Swept', { ...(await sweepAll(getBackend(), new Date())) })
  },
)

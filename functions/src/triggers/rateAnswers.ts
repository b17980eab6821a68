import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { publishAnswerRate } from '../services/castings/answerRate.ts'

/** Every hour: it counts a whole year, and nobody needs it sooner. */
export const rateAnswers = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 60,
    maxInstances: 1,
  },
  async () => {
    logger.info('Rated', { ...(await publishAnswerRate(getBackend(), new Date())) })
  },
)

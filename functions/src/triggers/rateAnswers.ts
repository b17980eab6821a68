import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { publishAnswerRate } from '../services/castings/answerRate.ts'
import { recountTracks } from '../services/profiles/recountTracks.ts'

/**
 * Every hour, since nobody needs it sooner: how the agency answers, which counts a whole year, and what came of asking each artist, which
 * counts those for whom something changed.
 */
export const rateAnswers = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async () => {
    const [backend, now] = [getBackend(), new Date()]
    const rate = await publishAnswerRate(backend, now)
    logger.info('Rated', { ...rate, trackRecords: await recountTracks(backend, now) })
  },
)

import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { followBoard } from '../services/castings/follow.ts'
import { sendDueNotices } from '../services/notices/send.ts'
import { readSite } from '../services/shared/site.ts'

/**
 * What people hear of: artists come to read where they stand on the boards, and then what is due becomes mail. Every minute, which
 * is how long an answer can be taken back; apart from the sweeper: what goes wrong there must not keep anybody from hearing.
 */
export const sendNotices = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async () => {
    const backend = getBackend()
    try {
      logger.info('Followed', { applications: await followBoard(backend, new Date()) })
    } finally {
      logger.info('Told', { mails: await sendDueNotices(backend, readSite(process.env), new Date()) })
    }
  },
)

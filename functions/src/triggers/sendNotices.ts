import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { sendDueNotices } from '../services/notices/send.ts'
import { readSite } from '../services/shared/site.ts'

/** Every five minutes, apart from the sweeper: what goes wrong there must not keep anybody from hearing. */
export const sendNotices = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
  },
  async () => {
    logger.info('Told', { mails: await sendDueNotices(getBackend(), readSite(process.env), new Date()) })
  },
)

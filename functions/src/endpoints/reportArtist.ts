import { reportArtistSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { getBackend } from '../admin/backend.ts'
import { reportArtist as store } from '../services/contactMessages/reports.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Something about an artist's page looks wrong to anybody: `reportArtistSchema` in, `{ received }` out. */
export const reportArtist = defineCallable(
  'reportArtist',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 20 },
  async ({ data, ...caller }): Promise<ReportResult> => {
    const report = parseOrRefuse(reportArtistSchema, data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'reportArtist', caller, now)
    await store(backend, report, now)
    return { received: true }
  },
)

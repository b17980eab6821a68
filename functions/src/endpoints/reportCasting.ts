import { reportCastingSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { getBackend } from '../admin/backend.ts'
import { reportCasting as store } from '../services/contactMessages/reports.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Something about a casting looks wrong to anybody: `reportCastingSchema` in, `{ received }` out. */
export const reportCasting = defineCallable(
  'reportCasting',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 20 },
  async ({ data, ...caller }): Promise<ReportResult> => {
    const report = parseOrRefuse(reportCastingSchema, data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'reportCasting', caller, now)
    await store(backend, report, now)
    return { received: true }
  },
)

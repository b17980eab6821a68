import { reportCastingSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { reportCasting as store } from '../services/contactMessages/reports.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Something about a casting looks wrong to anybody: `reportCastingSchema` in, `{ received }` out. */
export const reportCasting = defineCallable('reportCasting', reads(reportCastingSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
  act: async (report, { backend, now }): Promise<ReportResult> => {
    await store(backend, report, now)
    return { received: true }
  },
})

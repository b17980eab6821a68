import { reportCastingSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { reportCasting as store } from '../../services/contactMessages/reports.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Something about a casting looks wrong to anybody: `reportCastingSchema` in, `{ received }` out. */
export const reportCasting = defineCommand(
  'reportCasting',
  reads(reportCastingSchema),
  async (report, { backend, now }): Promise<ReportResult> => {
    await store(backend, report, now)
    return { received: true }
  },
)

import { reportArtistSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { reportArtist as store } from '../../services/contactMessages/reports.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Something about an artist's page looks wrong to anybody: `reportArtistSchema` in, `{ received }` out. */
export const reportArtist = defineCommand(
  'reportArtist',
  reads(reportArtistSchema),
  async (report, { backend, now }): Promise<ReportResult> => {
    await store(backend, report, now)
    return { received: true }
  },
)

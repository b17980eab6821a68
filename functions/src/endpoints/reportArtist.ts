import { reportArtistSchema, type ReportResult } from '@ribalta/domain/schemas/contactMessage'
import { reportArtist as store } from '../services/contactMessages/reports.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Something about an artist's page looks wrong to anybody: `reportArtistSchema` in, `{ received }` out. */
export const reportArtist = defineCallable('reportArtist', reads(reportArtistSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
  act: async (report, { backend, now }): Promise<ReportResult> => {
    await store(backend, report, now)
    return { received: true }
  },
})

import { type OpenUploadsResult, openUploadsSchema } from '@ribalta/domain/schemas/uploads'
import { getBackend } from '../admin/backend.ts'
import { openUploads as open } from '../services/media/tickets.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Slots for files that anybody is about to send: `openUploadsSchema` in, `{ alive, places }` out. */
export const openUploads = defineCallable(
  'openUploads',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 20 },
  async ({ data, ...caller }): Promise<OpenUploadsResult> => {
    const input = parseOrRefuse(openUploadsSchema, data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'openUploads', caller, now)
    return open(backend, input, caller, now)
  },
)

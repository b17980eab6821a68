import { TICKET_SECONDS } from '@ribalta/domain/privateFiles'
import { type OpenFilesResult, openFilesSchema } from '@ribalta/domain/schemas/privateFiles'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { readableFiles } from '../services/files/access.ts'
import { sealTicket } from '../services/files/tickets.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'
import { ticketSecret, ticketSecrets } from './ticketSecret.ts'

/** Tickets for private files, with which `file` gives them out: `{ paths }` in, `{ tickets, seconds }` out. */
export const openFiles = defineCallable(
  'openFiles',
  { memory: '256MiB', timeoutSeconds: 30, concurrency: 20, maxInstances: 10, secrets: ticketSecrets },
  async ({ data, ...caller }): Promise<OpenFilesResult> => {
    const { paths } = parseOrRefuse(openFilesSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'openFiles', caller, now)
    const readable = await readableFiles(backend, caller, paths)
    const seal = (path: string): string => sealTicket(caller, path, ticketSecret(), now)
    return {
      tickets: paths.map((path, index) => (readable[index] === true ? seal(path) : null)),
      seconds: TICKET_SECONDS,
    }
  },
)

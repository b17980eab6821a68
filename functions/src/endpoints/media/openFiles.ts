import { TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import { type OpenFilesResult, openFilesSchema } from '@ribalta/domain/schemas/media/privateFiles'
import { readableFiles } from '../../services/files/access.ts'
import { sealTicket } from '../../services/files/tickets.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'
import { ticketSecret } from './ticketSecret.ts'

/** Tickets for private files, with which `file` gives them out: `{ paths }` in, `{ tickets, seconds }` out. */
export const openFiles = defineCommand(
  'openFiles',
  reads(openFilesSchema),
  async ({ paths }, { backend, caller, now }): Promise<OpenFilesResult> => {
    const readable = await readableFiles(backend, caller, paths, now)
    const seal = (path: string): string => sealTicket(caller, path, ticketSecret(), now)
    return {
      tickets: paths.map((path, index) => (readable[index] === true ? seal(path) : null)),
      seconds: TICKET_SECONDS,
    }
  },
)

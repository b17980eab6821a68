import { type OpenUploadsResult, openUploadsSchema } from '@ribalta/domain/schemas/uploads'
import { openUploads as open } from '../services/media/tickets.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Slots for files that anybody is about to send: `openUploadsSchema` in, `{ alive, places }` out. */
export const openUploads = defineCallable('openUploads', reads(openUploadsSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
  act: (input, { backend, caller, now }): Promise<OpenUploadsResult> => open(backend, input, caller, now),
})

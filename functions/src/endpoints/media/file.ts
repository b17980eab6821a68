import { pipeline } from 'node:stream/promises'
import { FILE_ADDRESS, FILE_POLICY } from '@ribalta/domain/media/privateFiles'
import * as logger from 'firebase-functions/logger'
import { onRequest } from 'firebase-functions/https'
import { REGION } from '../../runtime.ts'
import { getBackend } from '../../admin/backend.ts'
import { answerFile } from '../../services/files/serve.ts'
import { codeOf } from '../../services/shared/errorCodes.ts'
import { ticketSecret, ticketSecrets } from './ticketSecret.ts'

/** A file is shown within our own pages or kept, never opened as a page, and no cache has it. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Accept-Ranges': 'bytes',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': FILE_POLICY,
  'Referrer-Policy': 'no-referrer',
} as const

/**
 * Private files, `/file/{ticket}`, whole where they are small and by ranges: the one way to them for pictures, videos and
 * downloads. The ticket comes from `openFiles`.
 */
export const file = onRequest(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 20,
    maxInstances: 20,
    invoker: 'public',
    secrets: ticketSecrets,
  },
  async (request, response) => {
    response.set(HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end()
      return
    }
    try {
      const ticket = request.path.slice(FILE_ADDRESS.length)
      const answer = await answerFile(
        getBackend(),
        { ticket, range: request.get('range') },
        ticketSecret(),
        new Date(),
      )
      response.status(answer.status).set(answer.headers)
      if (request.method === 'HEAD' || answer.open === undefined) response.end()
      else await pipeline(answer.open(), response)
    } catch (error) {
      // Who seeks or leaves, closes the connection in the middle of an answer.
      if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return
      logger.error('A private file could not be given out', { errorCode: codeOf(error) })
      if (response.headersSent) response.destroy()
      else response.status(503).set({ 'Retry-After': '5', 'Content-Length': '0' }).end()
    }
  },
)

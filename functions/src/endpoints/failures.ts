import { codeOf, GRPC } from '../services/shared/errorCodes.ts'

export interface Failure {
  readonly code: 'aborted' | 'unauthenticated' | 'unavailable' | 'internal'
  /** For the person who called. */
  readonly message: string
  /** For the log: what failed and where, never the error's own message. */
  readonly log: Readonly<Record<string, unknown>>
}

const RETRYABLE: ReadonlySet<unknown> = new Set([
  GRPC.cancelled,
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.unavailable,
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  429,
  503,
])

/** What an unexpected error of the backend means for the caller, and what may be logged of it. */
export function failureOf(error: unknown): Failure {
  const code = codeOf(error)
  const log = {
    errorCode: code,
    errorName: error instanceof Error ? error.name : typeof error,
    at: error instanceof Error ? framesOf(error) : [],
  }
  if (code === GRPC.aborted)
    return { code: 'aborted', message: 'Outra mudança aconteceu ao mesmo tempo. Tente novamente.', log }
  // A token outlives its account for up to an hour.
  if (code === 'auth/user-not-found')
    return { code: 'unauthenticated', message: 'Esta conta não existe mais.', log }
  if (RETRYABLE.has(code))
    return { code: 'unavailable', message: 'Serviço indisponível no momento. Tente novamente.', log }
  return { code: 'internal', message: 'Erro inesperado. Tente novamente em alguns minutos.', log }
}

function framesOf(error: Error): readonly string[] {
  return (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8)
}

import { errorCode, errorMessage } from '../../lib/errorCode.ts'

/** What these say is written for people; anything else is the machine's. */
const SPOKEN: ReadonlySet<string> = new Set([
  'functions/failed-precondition',
  'functions/permission-denied',
  'functions/not-found',
  'functions/resource-exhausted',
  'functions/invalid-argument',
])

/** What is said where a call about one's own data failed. */
export function privacyFailure(error: unknown): string {
  if (SPOKEN.has(errorCode(error) ?? '')) return errorMessage(error)
  return 'Não foi possível concluir. Verifique sua conexão e tente novamente.'
}

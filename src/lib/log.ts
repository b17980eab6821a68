import { errorCode } from './errorCode.ts'

/** What the log says of an error: its code or its kind. Its message and what it carries may hold what somebody typed. */
function kindOf(error: unknown): string[] {
  if (error === undefined) return []
  return [errorCode(error) ?? (error instanceof Error ? error.name : typeof error)]
}

/** Something did not work that the person can do without or try again. */
export function logWarning(what: string, error?: unknown): void {
  console.warn(what, ...kindOf(error))
}

/** Something did not work that somebody has to look into. */
export function logError(what: string, error?: unknown): void {
  console.error(what, ...kindOf(error))
}

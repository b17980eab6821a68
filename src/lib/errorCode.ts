/** The `code` that Firebase's errors carry (`auth/wrong-password`, `functions/not-found`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

function errorDetails(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('details' in error)) return {}
  return typeof error.details === 'object' && error.details !== null ? error.details : {}
}

/** The `details.field` by which a callable says which field it refuses, or undefined. */
export function errorField(error: unknown): string | undefined {
  const details = errorDetails(error)
  return 'field' in details && typeof details.field === 'string' ? details.field : undefined
}

/** Which of the files that a callable was given is not there any more, from 1, or undefined. */
export function gonePosition(error: unknown): number | undefined {
  const details = errorDetails(error)
  if (!('isGone' in details && 'position' in details)) return undefined
  return typeof details.position === 'number' ? details.position : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

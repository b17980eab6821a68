/** The `code` that Firebase's errors carry (`auth/wrong-password`, `functions/not-found`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The `details.field` by which a callable says which field it refuses, or undefined. */
export function errorField(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('field' in details)) return undefined
  return typeof details.field === 'string' ? details.field : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

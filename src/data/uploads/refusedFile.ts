export interface RefusedFile {
  /** Its position among the files of the call, from 1. */
  readonly position: number
  /** The server no longer has it. */
  readonly isGone: boolean
}

/** Returns which of the files a callable refused, or undefined. */
export function refusedFile(error: unknown): RefusedFile | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('position' in details)) return undefined
  const { position } = details
  return typeof position === 'number' ? { position, isGone: 'isGone' in details } : undefined
}

/** Which of the files that a callable was given is not there any more, from 1, or undefined. */
export function gonePosition(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null) return undefined
  if (!('isGone' in details && 'position' in details)) return undefined
  return typeof details.position === 'number' ? details.position : undefined
}

/** gRPC status numbers as @google-cloud/firestore's errors carry them in `code`. */
export const GRPC = {
  cancelled: 1,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const

/** The `code` of an SDK's error: a gRPC number (Firestore), an HTTP number (Storage) or `auth/…` (Auth). */
export function codeOf(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}

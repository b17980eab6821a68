/** gRPC status codes by their canonical names (google.rpc.Code). */
export const CODES = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const

export type StatusName = keyof typeof CODES

/** A refusal that a client is meant to see: every layer throws it, the wire turns it into gRPC, REST or WebChannel. */
export class StatusError extends Error {
  readonly status: StatusName
  constructor(status: StatusName, message: string) {
    super(message)
    this.name = 'StatusError'
    this.status = status
  }
  get code(): number {
    return CODES[this.status]
  }
}

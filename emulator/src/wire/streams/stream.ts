import { StatusError } from '../../status.ts'

/** Where a stream's answers go; the transport (gRPC or WebChannel) provides it. */
export interface StreamOutput<Response> {
  send(response: Response): void
  /** Whether the client has yet to take what was sent before; what is sent now is kept for it. */
  readonly isBehind: boolean
  /** Calls back whenever it is behind no more. */
  onCaughtUp(listener: () => void): void
  /** Ends the stream: with the error, or well. Nothing may be sent afterwards. */
  end(error?: StatusError): void
}

/** One open Listen or Write stream, fed by the transport. */
export interface Stream<Request> {
  receive(request: Request): void
  /** The client will send no more. */
  halfClose(): void
  /** The client is gone. */
  close(): void
}

/** The error as clients are to see it; faults of our own are told to whoever runs the server as well. */
export function toStatusError(error: unknown, report: (line: string) => void): StatusError {
  if (error instanceof StatusError) return error
  report(`Unexpected fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return new StatusError('INTERNAL', error instanceof Error ? error.message : 'Unexpected fault.')
}

import type { StatusName } from '../../status.ts'
import { parseAuthorization } from './authorization.ts'
import type { Caller } from './authorization.ts'
import type { Backend } from './backend.ts'
import type { LoggedDecision } from './requestLog.ts'

/** One request on its way: who calls, what the rules said, what was read. */
export class Call {
  readonly backend: Backend
  readonly rpc: string
  readonly #header: string | undefined
  #caller: Caller | undefined
  #project = ''
  #documentReads = 0
  #ruleReads = 0
  readonly #decisions: LoggedDecision[] = []

  constructor(backend: Backend, rpc: string, authorization: string | undefined) {
    this.backend = backend
    this.rpc = rpc
    this.#header = authorization
  }

  /**
   * Reads the Authorization header; call it once the resource name is known to be good, before the rest of the
   * request is looked at (docs/protocol.md, "Authorization").
   */
  authenticate(project: string): Caller {
    this.#project = project
    this.#caller ??= parseAuthorization(this.#header)
    return this.#caller
  }

  countDocuments(count: number): void {
    this.#documentReads += count
  }

  decided(decision: LoggedDecision, ruleReads: number): void {
    this.#ruleReads += ruleReads
    this.#decisions.push(decision)
    if (!decision.allowed) this.#reportDenial(decision)
  }

  /** Puts the request into the log; requests that never named a project are not worth keeping. */
  finish(status: StatusName): void {
    if (this.#project === '') return
    this.backend.log.add({
      time: this.backend.now(),
      rpc: this.rpc,
      project: this.#project,
      caller: this.#callerName(),
      status,
      decisions: this.#decisions,
      documentReads: this.#documentReads,
      ruleReads: this.#ruleReads,
    })
  }

  #callerName(): string {
    if (this.#caller === undefined) return 'unknown'
    if (this.#caller.admin) return 'admin'
    return this.#caller.auth === null ? 'anonymous' : this.#caller.auth.uid
  }

  #reportDenial({ method, path, reason = '' }: LoggedDecision): void {
    this.backend.report(`${this.rpc}: ${method} ${path} denied to ${this.#callerName()}: ${reason.trim()}`)
  }
}

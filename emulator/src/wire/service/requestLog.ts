import type { Method } from '../../rules/index.ts'
import type { StatusName } from '../../status.ts'

/** One verdict of the rules within a request. */
export interface LoggedDecision {
  readonly method: Method
  /** Relative to `…/documents`. */
  readonly path: string
  readonly allowed: boolean
  /** The line of the deciding `allow`. */
  readonly line?: number | undefined
  readonly reason?: string | undefined
}

export interface LoggedRequest {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly rpc: string
  readonly project: string
  /** `admin`, `anonymous` or the user's id. */
  readonly caller: string
  readonly status: StatusName
  readonly decisions: readonly LoggedDecision[]
  /** Documents the request answered with. */
  readonly documentReads: number
  /** Documents the rules read to decide. */
  readonly ruleReads: number
}

export interface ReadTotals {
  readonly requests: number
  readonly documentReads: number
  readonly ruleReads: number
}

const KEPT = 1000
const NOTHING: ReadTotals = { requests: 0, documentReads: 0, ruleReads: 0 }

/** The last requests of every project, and sums over all since they were last cleared. */
export class RequestLog {
  #requests: LoggedRequest[] = []
  readonly #totals = new Map<string, ReadTotals>()

  add(request: LoggedRequest): void {
    this.#requests.push(request)
    if (this.#requests.length > KEPT * 2) this.#requests = this.#requests.slice(-KEPT)
    const totals = this.totals(request.project)
    this.#totals.set(request.project, {
      requests: totals.requests + 1,
      documentReads: totals.documentReads + request.documentReads,
      ruleReads: totals.ruleReads + request.ruleReads,
    })
  }

  /** Documents that a live listener received after its start. */
  addListenReads(project: string, documentReads: number): void {
    const totals = this.totals(project)
    this.#totals.set(project, { ...totals, documentReads: totals.documentReads + documentReads })
  }

  /** The last requests of a project, oldest first. */
  requests(project: string): readonly LoggedRequest[] {
    return this.#requests.filter((request) => request.project === project).slice(-KEPT)
  }

  totals(project: string): ReadTotals {
    return this.#totals.get(project) ?? NOTHING
  }

  clear(project: string): void {
    this.#requests = this.#requests.filter((request) => request.project !== project)
    this.#totals.delete(project)
  }
}

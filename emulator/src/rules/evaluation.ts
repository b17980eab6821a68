import { Failure, type Result, type RulesMap, type RulesPath, type RuleValue } from './values.ts'

/** Production stops an evaluation after so many expressions. */
const MAX_EXPRESSIONS = 1000

export const TOO_MANY_EXPRESSIONS = new Failure(`Evaluation exceeds ${MAX_EXPRESSIONS} expressions.`)

/** How an evaluation reads documents; `access` is the function that asks, before the request or after it. */
export interface DocumentReader {
  /** The resource, null where there is none, or the error that the call results in. */
  get(access: 'get' | 'getAfter', path: RulesPath): RulesMap | null | Failure
  exists(access: 'exists' | 'existsAfter', path: RulesPath): boolean | Failure
}

/** Everything that compiled expressions need while one request is decided. */
export class Evaluation {
  readonly request: RuleValue
  readonly resource: RuleValue
  readonly documents: DocumentReader
  readonly debug: ((text: string) => void) | undefined
  /** What the wildcards of the matching path are bound to. */
  wildcards: readonly RuleValue[] = []
  /** Parameters and lets of the function that is running; a let is undefined until it is first used. */
  frame: (RuleValue | Failure | undefined)[] = []
  expressionsLeft = MAX_EXPRESSIONS

  constructor(parts: {
    request: RuleValue
    resource: RuleValue
    documents: DocumentReader
    debug?: ((text: string) => void) | undefined
  }) {
    this.request = parts.request
    this.resource = parts.resource
    this.documents = parts.documents
    this.debug = parts.debug
  }
}

/** A compiled expression. */
export type Evaluate = (evaluation: Evaluation) => Result

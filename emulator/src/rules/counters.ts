import type { Span } from './source.ts'
import { Failure, type Result } from './values.ts'

/** So many values of one expression are told apart, and so many failures; rarer ones that come later are not counted. */
const MAX_DISTINCT = 32

/** How often one expression had which value. */
export class ExpressionCounter {
  readonly span: Span
  readonly children: readonly ExpressionCounter[]
  #trues = 0
  #falses = 0
  #others = new Map<Result, number>()
  /** By what they say: each is an object of its own, and an expression may fail at every request. */
  #failures = new Map<string | undefined, [Failure, number]>()

  constructor(span: Span, children: readonly ExpressionCounter[]) {
    this.span = span
    this.children = children
  }

  record(result: Result): void {
    if (result === true) this.#trues += 1
    else if (result === false) this.#falses += 1
    else if (result instanceof Failure) {
      const known = this.#failures.get(result.message)
      if (known !== undefined) known[1] += 1
      else if (this.#failures.size < MAX_DISTINCT) this.#failures.set(result.message, [result, 1])
    } else {
      const count = this.#others.get(result)
      if (count !== undefined) this.#others.set(result, count + 1)
      else if (this.#others.size < MAX_DISTINCT) this.#others.set(result, 1)
    }
  }

  reset(): void {
    this.#trues = 0
    this.#falses = 0
    this.#others = new Map()
    this.#failures = new Map()
    for (const child of this.children) child.reset()
  }

  counts(): readonly (readonly [Result, number])[] {
    const booleans: [Result, number][] = [
      [true, this.#trues],
      [false, this.#falses],
    ]
    return [...booleans.filter(([, count]) => count > 0), ...this.#others, ...this.#failures.values()]
  }
}

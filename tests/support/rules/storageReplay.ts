import {
  compileRules,
  type CoverageReport,
  coverageReport,
  decideStorage,
  type Ruleset,
  type StorageDecision,
} from '../../../emulator/src/rules/index.ts'
import type { Mutant } from './mutants.ts'

/** What was decided while the suite ran, to be decided again in this process by the rules or a mutant of them. */
export class StorageReplay {
  readonly #text: string
  readonly #decisions: readonly StorageDecision[]
  /** Every document as it was last seen: a mutant may ask for one that the rules themselves did not need. */
  readonly #known = new Map<string, unknown>()

  constructor(text: string, decisions: readonly StorageDecision[]) {
    this.#text = text
    this.#decisions = [...decisions, ...decisions.flatMap(tooLarge)]
    for (const { documents } of decisions) {
      for (const [path, document] of Object.entries(documents)) this.#known.set(path, document)
    }
  }

  /** What the rules' expressions were. Throws when a verdict is not the one of the suite: then nothing here is to be believed. */
  coverage(): CoverageReport {
    const ruleset = compiled(this.#text)
    for (const decision of this.#decisions) {
      if (this.#decide(ruleset, decision) !== decision.permit) {
        throw new Error(`Decided otherwise than by the suite: ${JSON.stringify(decision.context)}`)
      }
    }
    return coverageReport(ruleset)
  }

  /** Whether any verdict is another under the mutant. */
  notices({ start, end, text }: Mutant): boolean {
    const ruleset = compiled(this.#text.slice(0, start) + text + this.#text.slice(end))
    return this.#decisions.some((decision) => this.#decide(ruleset, decision) !== decision.permit)
  }

  #decide(ruleset: Ruleset, { context, documents }: StorageDecision): boolean {
    return decideStorage(ruleset, context, (path) =>
      Object.hasOwn(documents, path) ? documents[path] : this.#known.get(path),
    )
  }
}

function compiled(text: string): Ruleset {
  const { ruleset, issues } = compileRules(text, 'firebase.storage')
  if (ruleset === undefined) throw new Error(issues.map(({ description }) => description).join('\n'))
  return ruleset
}

/** Sent by nobody: the same upload, where one was allowed, with a size that no upload may have. */
function tooLarge(decision: StorageDecision): readonly StorageDecision[] {
  const context = JSON.stringify(decision.context)
  if (!decision.permit || !/"method":"create"/.test(context)) return []
  const enlarged = context.replaceAll(/"size":\{"int_value":\d+\}/g, '"size":{"int_value":1000000000}')
  return enlarged === context
    ? []
    : [{ ...decision, context: JSON.parse(enlarged) as unknown, permit: false }]
}

import { authorize, compileRules } from '../../rules/index.ts'
import type { DocumentAccess, FirestoreRulesRequest, Ruleset } from '../../rules/index.ts'
import { StatusError } from '../../status.ts'

/** A project's rules with one stretch replaced. */
export interface VariantSource {
  readonly name: string
  /** Offsets into the text of the rules: of the first character replaced, and after the last. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The `match` pattern, below `documents`, that it differs in or below; everywhere when absent. */
  readonly path?: string | undefined
}

/** The first request that a variant decided otherwise than the rules in force. */
export interface Difference {
  readonly method: string
  readonly path: string
  readonly caller: string | null
  /** What the rules in force said. */
  readonly allowed: boolean
}

interface Variant {
  readonly name: string
  /** Let go with the first difference: these rules compiled are 2 MB, and a run loads hundreds of variants. */
  ruleset: Ruleset | undefined
  readonly pattern: readonly string[] | undefined
  difference: Difference | undefined
}

/**
 * Variants of a project's rules that are asked about every request beside the rules in force, until they first differ: what
 * no request tells from the original is what the requests do not test.
 */
export class RuleVariants {
  readonly #ofProject = new Map<string, readonly Variant[]>()

  /**
   * Takes the place of the project's variants so far.
   *
   * @throws StatusError INVALID_ARGUMENT for a variant that is no valid rules file
   */
  load(project: string, rules: string, variants: readonly VariantSource[]): void {
    this.#ofProject.set(
      project,
      variants.map(({ name, start, end, text, path }) => ({
        name,
        ruleset: compiled(name, rules.slice(0, start) + text + rules.slice(end)),
        pattern: path?.split('/').filter((segment) => segment !== ''),
        difference: undefined,
      })),
    )
  }

  /** Asks the variants that have not differed yet. */
  compare(request: FirestoreRulesRequest, access: DocumentAccess, allowed: boolean): void {
    for (const variant of this.#ofProject.get(request.project) ?? []) {
      const { ruleset } = variant
      if (ruleset === undefined || !concerns(variant.pattern, request)) continue
      // An access of its own each: what one has read must not count for another.
      const own: DocumentAccess = {
        get: (name) => access.get(name),
        getAfter: (name) => access.getAfter(name),
      }
      if (authorize(ruleset, request, own).allowed === allowed) continue
      const { method, path, auth } = request
      variant.difference = { method, path: path.join('/'), caller: auth?.uid ?? null, allowed }
      variant.ruleset = undefined
    }
  }

  /** Every variant with the first difference, if there was any. */
  report(project: string): readonly { name: string; difference?: Difference }[] {
    return (this.#ofProject.get(project) ?? []).map(({ name, difference }) => ({
      name,
      ...(difference !== undefined && { difference }),
    }))
  }
}

function compiled(name: string, source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, 'cloud.firestore', name)
  if (ruleset !== undefined) return ruleset
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  throw new StatusError(
    'INVALID_ARGUMENT',
    `${name}: ${errors.map(({ description }) => description).join(' ')}`,
  )
}

function concerns(pattern: readonly string[] | undefined, request: FirestoreRulesRequest): boolean {
  if (pattern === undefined || request.query?.allDescendants === true) return true
  // The documents that a list may find have one segment more, of which nothing is known.
  const path = request.method === 'list' ? [...request.path, undefined] : request.path
  // Wherever the collection lies: only the end of the path counts.
  const isAnywhere = pattern[0]?.endsWith('=**}') === true
  const wanted = isAnywhere ? pattern.slice(1) : pattern
  const given = isAnywhere ? path.slice(Math.max(0, path.length - wanted.length)) : path
  return (
    given.length >= wanted.length &&
    wanted.every((segment, i) => segment.startsWith('{') || given[i] === undefined || segment === given[i])
  )
}

import { compileRules } from '../../rules/index.ts'
import type { Issue, Ruleset } from '../../rules/index.ts'

const SERVICE = 'cloud.firestore'
const DENY_ALL = "rules_version = '2'; service cloud.firestore {}"

/** The rules in force: one file for every project, or a project's own. None at all allows everything. */
export class RulesRegistry {
  #common: Ruleset | undefined
  readonly #ofProject = new Map<string, Ruleset>()
  readonly #listeners = new Set<() => void>()

  forProject(project: string): Ruleset | undefined {
    return this.#ofProject.get(project) ?? this.#common
  }

  /** Loads what the process was started with; rules with errors deny everything until good ones come. */
  loadCommon(source: string, fileName: string): readonly Issue[] {
    const { ruleset, issues } = compileRules(source, SERVICE, fileName)
    this.#common = ruleset ?? compileRules(DENY_ALL, SERVICE, fileName).ruleset
    this.#announce()
    return issues
  }

  /** Loads a project's rules; with errors among the issues the previous ones stay. */
  load(project: string, source: string, fileName: string): readonly Issue[] {
    const { ruleset, issues } = compileRules(source, SERVICE, fileName)
    if (ruleset !== undefined) {
      this.#ofProject.set(project, ruleset)
      this.#announce()
    }
    return issues
  }

  /** Calls back after every load. Returns the unsubscriber. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #announce(): void {
    for (const listener of this.#listeners) listener()
  }
}

import { isName, parseFieldPath } from '../store/fieldPath.ts'
import type { FieldPath } from '../store/fieldPath.ts'
import { StatusError } from '../status.ts'
import type { Aggregation, Document, Query } from '../store/index.ts'
import { compileQuery } from '../store/query/compile.ts'
import { IndexCatalogue } from './catalogue.ts'
import { parseDefinition } from './definition.ts'
import { hasTooManyEntries } from './entries.ts'
import { needsOf } from './need.ts'
import type { Need } from './need.ts'
import { planNeed } from './plan.ts'
import { refusal } from './refusal.ts'
import { labelOf } from './types.ts'
import { IndexUse } from './use.ts'
import type { IndexReport } from './use.ts'

/** Queries of different forms that plans are kept of. */
const KEPT_PLANS = 1000

/** Whether a need is served, and the defined indexes that it would not be without. */
interface Plan {
  readonly served: boolean
  readonly needed: readonly string[]
}

/**
 * Refuses the queries that production would refuse for want of an index and the documents that have too many entries, and
 * remembers which indexes were needed.
 */
export class IndexEnforcement {
  readonly #file: string
  #catalogue: IndexCatalogue
  readonly #plans = new Map<string, Plan>()
  readonly #use = new IndexUse()

  /**
   * `file`: how the file of definitions is called in messages.
   *
   * @throws DefinitionError
   */
  constructor(definition: string, file = 'firestore.indexes.json') {
    this.#file = file
    this.#catalogue = new IndexCatalogue(parseDefinition(definition))
  }

  /** Takes other definitions from now on; throws DefinitionError and keeps those that it has. */
  load(definition: string): void {
    this.#catalogue = new IndexCatalogue(parseDefinition(definition))
    this.#plans.clear()
  }

  /**
   * Checks a query and what is made of its result. Throws FAILED_PRECONDITION with the entry that is missing, and what the
   * query itself deserves.
   */
  demand(project: string, query: Query, aggregations: readonly Aggregation[] = []): void {
    const aggregated = aggregations.flatMap(fieldsOf)
    for (const need of needsOf(compileQuery(query, aggregated), aggregated)) {
      const { served, needed } = this.#plan(need)
      if (!served) {
        const error = refusal(need, this.#catalogue, this.#file)
        this.#use.refused(project, error.message)
        throw error
      }
      for (const index of needed) this.#use.needed(project, index)
    }
  }

  /**
   * Checks a document, by its path below `documents`, that is about to be kept. Throws INVALID_ARGUMENT in production's words
   * when it has too many index entries.
   */
  limitEntries(path: string, document: Document): void {
    const collectionGroup = path.split('/').at(-2) ?? ''
    if (!hasTooManyEntries(collectionGroup, document, this.#catalogue)) return
    throw new StatusError('INVALID_ARGUMENT', `too many index entries for entity /${path}`)
  }

  /** Which of the defined indexes queries of a project needed, and which queries were refused, since the start. */
  report(project: string): IndexReport {
    return this.#use.report(project, [...this.#catalogue.defined])
  }

  #plan(need: Need): Plan {
    const key = JSON.stringify(need)
    const known = this.#plans.get(key)
    if (known !== undefined) return known
    if (this.#plans.size >= KEPT_PLANS) this.#plans.clear()
    const { served, needed } = planNeed(need, this.#catalogue)
    const { defined } = this.#catalogue
    const plan = { served, needed: needed.map(labelOf).filter((label) => defined.has(label)) }
    this.#plans.set(key, plan)
    return plan
  }
}

/** A count needs no field beyond those of its query. */
function fieldsOf(aggregation: Aggregation): readonly FieldPath[] {
  if (aggregation.kind !== 'sum' && aggregation.kind !== 'avg') return []
  const path = parseFieldPath(aggregation.field)
  return isName(path) ? [] : [path]
}

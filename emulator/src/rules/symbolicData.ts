import { fromStore, LiteralMap } from './maps.ts'
import { valuesOf } from './disjuncts.ts'
import { equalValues } from './equality.ts'
import type { FieldFilter } from './types.ts'
import { type Bound, type BoundOperator, Constraint, type RulesMap, type RuleValue } from './values.ts'

/**
 * The `resource.data` of the documents that one disjunct of a query can find. Equalities are values, other filters
 * bounds; a field without filter is not there. As more fields than these may exist, its keys cannot be listed.
 */
class QueryData implements RulesMap {
  readonly kind = 'query data'
  readonly #known: LiteralMap
  constructor(known: LiteralMap) {
    this.#known = known
  }
  get(key: string): RuleValue | undefined {
    return this.#known.get(key)
  }
  keys(): readonly string[] {
    return []
  }
}

const BOUND_OPERATORS: Readonly<Record<string, BoundOperator>> = {
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
}

interface Node {
  readonly equal: RuleValue[]
  readonly bounds: Bound[]
  readonly children: Map<string, Node>
}

/**
 * Builds the symbolic document of one disjunct (docs/protocol.md, "List queries"). Filters on the document's name tell
 * nothing here. Fields that are filtered both as a whole and in part, or equal to two different values, are left
 * without any promise, so whatever rests on them is denied.
 */
export function symbolicData(filters: readonly FieldFilter[]): RulesMap {
  const root = newNode()
  for (const filter of filters) {
    if (filter.field[0] !== '__name__') addFilter(nodeAt(root, filter.field), filter)
  }
  return childrenOf(root)
}

function newNode(): Node {
  return { equal: [], bounds: [], children: new Map() }
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root
  for (const name of path) {
    const child = node.children.get(name) ?? newNode()
    node.children.set(name, child)
    node = child
  }
  return node
}

function addFilter(node: Node, filter: FieldFilter): void {
  const value = fromStore(filter.value)
  if (filter.op === 'EQUAL') node.equal.push(value)
  else if (filter.op === 'NOT_IN') {
    for (const each of valuesOf(filter.value)) node.bounds.push({ operator: '!=', value: fromStore(each) })
  } else {
    const operator = BOUND_OPERATORS[filter.op]
    if (operator !== undefined) node.bounds.push({ operator, value })
  }
}

function childrenOf(node: Node): RulesMap {
  return new QueryData(new LiteralMap([...node.children].map(([name, child]) => [name, valueOf(child)])))
}

function valueOf(node: Node): RuleValue {
  const [first, ...others] = node.equal
  if (node.children.size > 0) {
    return first === undefined && node.bounds.length === 0 ? childrenOf(node) : new Constraint([])
  }
  if (first === undefined) return new Constraint(node.bounds)
  return others.every((other) => equalValues(first, other) === true) ? first : new Constraint([])
}

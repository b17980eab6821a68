import type { AllowStatement, MatchBlock, PatternSegment } from './ast.ts'
import type { Evaluate } from './evaluation.ts'
import type { Method } from './types.ts'
import { RulesPath, type RuleValue, UNKNOWN } from './values.ts'

/** One `allow`, compiled. Without a condition it grants. */
export interface Allow {
  readonly methods: ReadonlySet<Method>
  readonly condition: Evaluate | undefined
  /** Line of the word `allow`, and place of the condition. */
  readonly line: number
  readonly conditionPlace: { readonly line: number; readonly column: number }
}

/** An `allow` whose path matches, and what that binds the wildcards to, outermost first. */
export interface Candidate {
  readonly allow: Allow
  readonly wildcards: readonly RuleValue[]
}

/** A segment of the path looked for: its text, an id that is not known, or any number of unknown segments. */
export type PathSegment = string | typeof ANY_ID | typeof ANY_DEPTH
export const ANY_ID = Symbol('any id')
export const ANY_DEPTH = Symbol('any depth')

interface Node {
  readonly literals: Map<string, Node>
  one: Node | undefined
  rest: Node | undefined
  readonly allows: { readonly order: number; readonly allow: Allow }[]
}

/** All `match` paths of a service, nested ones joined, as a tree by segment. */
export class MatchTree {
  readonly #root = newNode()
  readonly #version: 1 | 2
  #size = 0

  constructor(version: 1 | 2) {
    this.#version = version
  }

  /** Adds a block and those inside it; `compile` is called for every `allow` in the order of the file. */
  add(block: MatchBlock, compile: (allow: AllowStatement) => Allow): void {
    this.#add(this.#root, block, compile)
  }

  /** Every `allow` whose path covers the given one, in the order of the file. */
  find(segments: readonly PathSegment[]): Candidate[] {
    const found: (Candidate & { order: number })[] = []
    const visit = (node: Node, at: number, wildcards: readonly RuleValue[]): void => {
      if (at === segments.length)
        for (const { allow, order } of node.allows) found.push({ allow, order, wildcards })
      const segment = segments[at]
      if (typeof segment === 'string') {
        const literal = node.literals.get(segment)
        if (literal !== undefined) visit(literal, at + 1, wildcards)
      }
      if (node.one !== undefined && isOneName(segment)) {
        visit(node.one, at + 1, [...wildcards, segment === ANY_ID ? UNKNOWN : segment])
      }
      if (node.rest !== undefined)
        this.#visitRest(node.rest, segments, at, (end, bound) => {
          if (node.rest !== undefined) visit(node.rest, end, [...wildcards, bound])
        })
    }
    visit(this.#root, 0, [])
    return found.sort((a, b) => a.order - b.order)
  }

  /** In version 1 `**` stands for one segment or more and ends the path; in version 2 for none or more, anywhere. */
  #visitRest(
    rest: Node,
    segments: readonly PathSegment[],
    at: number,
    visit: (end: number, bound: RuleValue) => void,
  ): void {
    if (this.#version === 1) {
      if (at < segments.length) visit(segments.length, pathOf(segments.slice(at)))
      return
    }
    const goesOn = rest.literals.size > 0 || rest.one !== undefined || rest.rest !== undefined
    for (let end = goesOn ? at : segments.length; end <= segments.length; end += 1) {
      visit(end, pathOf(segments.slice(at, end)))
    }
  }

  #add(parent: Node, block: MatchBlock, compile: (allow: AllowStatement) => Allow): void {
    let node = parent
    for (const segment of block.pattern) node = childOf(node, segment)
    for (const allow of block.allows) {
      node.allows.push({ order: this.#size, allow: compile(allow) })
      this.#size += 1
    }
    for (const inner of block.matches) this.#add(node, inner, compile)
  }
}

/** What `{x}` stands for: an empty segment, as names of objects may have them, is none. */
function isOneName(segment: PathSegment | undefined): segment is string | typeof ANY_ID {
  return segment !== undefined && segment !== '' && segment !== ANY_DEPTH
}

function newNode(): Node {
  return { literals: new Map(), one: undefined, rest: undefined, allows: [] }
}

function childOf(node: Node, segment: PatternSegment): Node {
  switch (segment.kind) {
    case 'one':
      return (node.one ??= newNode())
    case 'rest':
      return (node.rest ??= newNode())
    case 'literal': {
      const child = node.literals.get(segment.text) ?? newNode()
      node.literals.set(segment.text, child)
      return child
    }
  }
}

/** What `**` is bound to; nothing is known of it when any of it is unknown. */
function pathOf(segments: readonly PathSegment[]): RuleValue {
  const texts = segments.filter((segment) => typeof segment === 'string')
  return texts.length === segments.length ? new RulesPath(texts) : UNKNOWN
}

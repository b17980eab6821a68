import type {
  AllowStatement,
  Block,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Identifier,
  LetBinding,
  MatchBlock,
  NameExpression,
  PathExpression,
  RulesFile,
  ServiceBlock,
} from './ast.ts'
import { checkCalls } from './callGraph.ts'
import { functionsOf, type FunctionDeclaration as Builtin } from './methods/index.ts'
import { Scope } from './scope.ts'
import type { Source, Span } from './source.ts'
import type { Issue, RulesService } from './types.ts'

/** What a name stands for. Wildcards are numbered along the path, parameters and lets within their function. */
type Binding =
  | { readonly kind: 'wildcard'; readonly slot: number }
  | { readonly kind: 'local'; readonly slot: number; readonly letBinding?: LetBinding }
  | { readonly kind: 'root'; readonly name: 'request' | 'resource' }

/** What a call that is not a method's goes to. */
export type CallTarget =
  | { readonly kind: 'user'; readonly declaration: FunctionDeclaration }
  | { readonly kind: 'builtin'; readonly declaration: Builtin }
  | { readonly kind: 'unknown'; readonly name: string }

export interface Resolution {
  /** Names without an entry are unknown. */
  readonly bindings: ReadonlyMap<NameExpression, Binding>
  /** Calls without an entry are calls of methods. */
  readonly targets: ReadonlyMap<CallExpression, CallTarget>
  readonly issues: readonly Issue[]
}

const TYPES = new Set(
  'bool bytes constraint float int latlng list map map_diff null number path set string timestamp duration'.split(
    ' ',
  ),
)
const MAX_PARAMETERS = 7
const MAX_LETS = 10

/** Finds what every name and call stands for, and everything that is wrong with a file besides its syntax. */
export function resolveRules(
  source: Source,
  file: RulesFile,
  blocks: readonly ServiceBlock[],
  service: RulesService,
): Resolution {
  return new Resolver(source, file.version, service).run(blocks, file.functions)
}

class Resolver {
  readonly #source: Source
  readonly #version: 1 | 2
  readonly #namespaces: ReadonlySet<string>
  readonly #builtins: ReadonlyMap<string, Builtin>
  readonly #issues: Issue[] = []
  readonly #bindings = new Map<NameExpression, Binding>()
  readonly #targets = new Map<CallExpression, CallTarget>()
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>()
  #current: FunctionDeclaration | undefined

  constructor(source: Source, version: 1 | 2, service: RulesService) {
    this.#source = source
    this.#version = version
    this.#builtins = functionsOf(service)
    this.#namespaces = new Set(
      [...this.#builtins.keys()].filter((name) => name.includes('.')).map((name) => name.replace(/\..*/, '')),
    )
  }

  run(services: readonly ServiceBlock[], globals: readonly FunctionDeclaration[]): Resolution {
    const root = new Scope<Binding>(undefined)
    root.variables.set('request', { kind: 'root', name: 'request' })
    root.variables.set('resource', { kind: 'root', name: 'resource' })
    const outer = new Scope(root)
    this.#declareFunctions(globals, outer)
    for (const service of services) this.#block(service, new Scope(outer), 0)
    this.#functions(globals, outer)
    for (const problem of checkCalls(this.#calls)) this.#error(problem.description, problem.span)
    this.#issues.sort((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
    return { bindings: this.#bindings, targets: this.#targets, issues: this.#issues }
  }

  #block(
    block: Block,
    scope: Scope<Binding>,
    wildcards: number,
    allows: readonly AllowStatement[] = [],
  ): void {
    this.#declareFunctions(block.functions, scope)
    for (const { condition } of allows) if (condition !== undefined) this.#expression(condition, scope)
    for (const match of block.matches) this.#match(match, new Scope(scope), wildcards)
    this.#functions(block.functions, scope)
  }

  #match(match: MatchBlock, scope: Scope<Binding>, outerWildcards: number): void {
    let slot = outerWildcards
    let globs = 0
    for (const [index, segment] of match.pattern.entries()) {
      if (segment.kind === 'literal') continue
      if (segment.kind === 'rest' && this.#version === 1 && index < match.pattern.length - 1) {
        this.#error('Invalid glob match expression. In rules_version 1 it must end the path.', segment.span)
      }
      if (segment.kind === 'rest') globs += 1
      if (globs > 1) {
        this.#error(
          'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
          segment.span,
        )
      }
      this.#bind(segment, { kind: 'wildcard', slot }, scope)
      slot += 1
    }
    this.#block(match, scope, slot, match.allows)
  }

  #declareFunctions(functions: readonly FunctionDeclaration[], scope: Scope<Binding>): void {
    for (const declaration of functions) {
      if (scope.functions.has(declaration.name)) this.#alreadyBound(declaration)
      scope.functions.set(declaration.name, declaration)
      this.#calls.set(declaration, new Set())
    }
  }

  #functions(functions: readonly FunctionDeclaration[], scope: Scope<Binding>): void {
    for (const declaration of functions) {
      this.#function(declaration, new Scope(scope))
    }
    for (const declaration of functions) {
      if (!scope.isUsed(declaration)) this.#warning(`Unused function: ${declaration.name}.`, declaration.span)
    }
  }

  #function(declaration: FunctionDeclaration, scope: Scope<Binding>): void {
    this.#current = declaration
    if (declaration.parameters.length > MAX_PARAMETERS) {
      this.#error(`Function has more than ${MAX_PARAMETERS} arguments.`, declaration.span)
    }
    if (declaration.lets.length > MAX_LETS) {
      this.#error(`Function has more than ${MAX_LETS} variables.`, declaration.span)
    }
    let slot = 0
    for (const parameter of declaration.parameters) {
      this.#bind(parameter, { kind: 'local', slot }, scope)
      slot += 1
    }
    for (const letBinding of declaration.lets) {
      this.#expression(letBinding.value, scope)
      this.#bind(letBinding, { kind: 'local', slot, letBinding }, scope)
      slot += 1
    }
    this.#expression(declaration.result, scope)
    for (const letBinding of declaration.lets) {
      if (!scope.isUsed(letBinding)) this.#warning(`Unused variable: ${letBinding.name}.`, letBinding.span)
    }
    this.#current = undefined
  }

  #bind(identifier: Identifier, binding: Binding, scope: Scope<Binding>): void {
    if (scope.variables.has(identifier.name) || this.#namespaces.has(identifier.name))
      this.#alreadyBound(identifier)
    scope.variables.set(identifier.name, binding)
  }

  #expression(expression: Expression, scope: Scope<Binding>): void {
    switch (expression.kind) {
      case 'literal':
        return
      case 'name':
        this.#name(expression, scope)
        return
      case 'list':
        for (const item of expression.items) this.#expression(item, scope)
        return
      case 'map':
        for (const entry of expression.entries) this.#all([entry.key, entry.value], scope)
        return
      case 'path':
        this.#path(expression, scope)
        return
      case 'member':
        this.#expression(expression.object, scope)
        return
      case 'call':
        this.#call(expression, scope)
        return
      case 'index':
        this.#all([expression.object, expression.index], scope)
        return
      case 'range':
        this.#all([expression.object, expression.from, expression.to], scope)
        return
      case 'unary':
        this.#expression(expression.operand, scope)
        return
      case 'binary':
        this.#all([expression.left, expression.right], scope)
        return
      case 'is':
        this.#expression(expression.operand, scope)
        if (!TYPES.has(expression.type))
          this.#warning(`Invalid type: ${expression.type}.`, expression.typeSpan)
        return
      case 'conditional':
        this.#all([expression.test, expression.consequent, expression.alternate], scope)
    }
  }

  #all(expressions: readonly Expression[], scope: Scope<Binding>): void {
    for (const expression of expressions) this.#expression(expression, scope)
  }

  #name(expression: NameExpression, scope: Scope<Binding>): void {
    const binding = scope.variable(expression.name)
    if (binding === undefined) {
      this.#warning(`Invalid variable name: ${expression.name}.`, expression.span)
      return
    }
    if (binding.kind === 'local' && binding.letBinding !== undefined) scope.use(binding.letBinding)
    this.#bindings.set(expression, binding)
  }

  /** In a path `$(name)` of an unknown name is a segment to be bound later, not a mistake. */
  #path(expression: PathExpression, scope: Scope<Binding>): void {
    for (const segment of expression.segments) {
      if (typeof segment === 'string') continue
      if (segment.kind === 'name' && scope.variable(segment.name) === undefined) continue
      this.#expression(segment, scope)
    }
  }

  #call(call: CallExpression, scope: Scope<Binding>): void {
    this.#all(call.args, scope)
    const { object } = call
    if (object === undefined) {
      this.#targets.set(call, this.#functionTarget(call, scope))
      return
    }
    const namespace = object.kind === 'name' && this.#namespaces.has(object.name) ? object.name : undefined
    if (namespace === undefined) this.#expression(object, scope)
    else this.#targets.set(call, this.#builtinTarget(call, `${namespace}.${call.name}`))
  }

  #functionTarget(call: CallExpression, scope: Scope<Binding>): CallTarget {
    const declaration = scope.function(call.name)
    if (declaration === undefined) return this.#builtinTarget(call, call.name)
    scope.use(declaration)
    if (this.#current !== undefined) this.#calls.get(this.#current)?.add(declaration)
    return this.#checkArity(call, call.name, declaration.parameters.length, { kind: 'user', declaration })
  }

  #builtinTarget(call: CallExpression, name: string): CallTarget {
    const declaration = this.#builtins.get(name)
    if (declaration !== undefined) {
      return this.#checkArity(call, name, declaration.parameters.length, { kind: 'builtin', declaration })
    }
    this.#warning(`Invalid function name: ${name}.`, call.nameSpan)
    return { kind: 'unknown', name }
  }

  #checkArity(call: CallExpression, name: string, arity: number, target: CallTarget): CallTarget {
    if (call.args.length === arity) return target
    this.#warning(`Incorrect number of arguments supplied to function: ${name}.`, call.nameSpan)
    return { kind: 'unknown', name }
  }

  #alreadyBound(identifier: Identifier): void {
    this.#error(`The identifier [${identifier.name}] is already bound in the current scope.`, identifier.span)
  }

  #error(description: string, span: Span): void {
    this.#issues.push(this.#source.issue('ERROR', description, span))
  }

  #warning(description: string, span: Span): void {
    this.#issues.push(this.#source.issue('WARNING', description, span))
  }
}

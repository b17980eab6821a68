import type {
  BinaryExpression,
  BinaryOperator,
  CallExpression,
  ConditionalExpression,
  Expression,
  FunctionDeclaration,
  LetBinding,
  NameExpression,
  PathExpression,
} from './ast.ts'
import { ExpressionCounter } from './counters.ts'
import { equalValues } from './equality.ts'
import { type Evaluate, type Evaluation, TOO_MANY_EXPRESSIONS } from './evaluation.ts'
import { LiteralMap } from './maps.ts'
import { type FunctionDeclaration as Builtin, functionNotFound, methodCall } from './methods/index.ts'
import {
  add,
  divide,
  elementOf,
  hasType,
  memberOf,
  multiply,
  negate,
  rangeOf,
  remainder,
  subtract,
} from './operators.ts'
import { compareValues, differ, isIn, unsupported } from './ordering.ts'
import type { CallTarget, Resolution } from './resolve.ts'
import {
  Capture,
  Constraint,
  Failure,
  NULL_VALUE_ERROR,
  type Result,
  type RuleList,
  RulesPath,
  type RuleValue,
} from './values.ts'

/** A compiled expression with the counters for its report; literals have no counter. */
interface Compiled {
  readonly evaluate: Evaluate
  readonly counters: readonly ExpressionCounter[]
}

type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>

const BINARY: Readonly<Record<StrictOperator, (left: RuleValue, right: RuleValue) => Result>> = {
  '==': equalValues,
  '!=': differ,
  '<': (left, right) => compareValues('<', left, right),
  '<=': (left, right) => compareValues('<=', left, right),
  '>': (left, right) => compareValues('>', left, right),
  '>=': (left, right) => compareValues('>=', left, right),
  in: isIn,
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '%': remainder,
}

/** Turns expressions into closures that count what they evaluate to. */
export class ExpressionCompiler {
  readonly #resolution: Resolution
  readonly #functions = new Map<FunctionDeclaration, Compiled>()
  readonly #lets = new Map<LetBinding, Evaluate>()

  constructor(resolution: Resolution) {
    this.#resolution = resolution
  }

  /** The function's result as an expression over its frame; its counters are those of its lets and its result. */
  function(declaration: FunctionDeclaration): Compiled {
    const known = this.#functions.get(declaration)
    if (known !== undefined) return known
    const counters: ExpressionCounter[] = []
    for (const letBinding of declaration.lets) {
      const compiled = this.expression(letBinding.value)
      this.#lets.set(letBinding, compiled.evaluate)
      counters.push(...compiled.counters)
    }
    const result = this.expression(declaration.result)
    const compiled = { evaluate: result.evaluate, counters: [...counters, ...result.counters] }
    this.#functions.set(declaration, compiled)
    return compiled
  }

  expression(expression: Expression): Compiled {
    if (expression.kind === 'literal') {
      const { value } = expression
      return { evaluate: () => value, counters: [] }
    }
    const children: ExpressionCounter[] = []
    const evaluate = this.#evaluator(expression, (child) => {
      const compiled = this.expression(child)
      children.push(...compiled.counters)
      return compiled.evaluate
    })
    const counter = new ExpressionCounter(expression.span, children)
    return {
      evaluate: (evaluation) => {
        evaluation.expressionsLeft -= 1
        const result = evaluation.expressionsLeft < 0 ? TOO_MANY_EXPRESSIONS : evaluate(evaluation)
        counter.record(result)
        return result
      },
      counters: [counter],
    }
  }

  #evaluator(expression: Expression, part: (child: Expression) => Evaluate): Evaluate {
    switch (expression.kind) {
      case 'literal':
        return () => expression.value
      case 'name':
        return this.#name(expression)
      case 'list':
        return sequence(expression.items.map(part), (items) => items)
      case 'map':
        return sequence(
          expression.entries.flatMap((entry) => [part(entry.key), part(entry.value)]),
          mapOf,
        )
      case 'path':
        return this.#path(expression, part)
      case 'member': {
        const { name } = expression
        return strict(part(expression.object), (object) => memberOf(object, name))
      }
      case 'call':
        return this.#call(expression, part)
      case 'index':
        return strictPair(part(expression.object), part(expression.index), elementOf)
      case 'range':
        return sequence([part(expression.object), part(expression.from), part(expression.to)], rangeOf)
      case 'unary':
        return strict(part(expression.operand), expression.operator === '-' ? negate : not)
      case 'binary':
        return binary(expression, part)
      case 'is': {
        const { type } = expression
        return strict(part(expression.operand), (value) => hasType(value, type))
      }
      case 'conditional':
        return conditional(expression, part)
    }
  }

  #name(expression: NameExpression): Evaluate {
    const binding = this.#resolution.bindings.get(expression)
    if (binding === undefined) {
      const failure = new Failure(`Variable not found error: Name: [${expression.name}].`)
      return () => failure
    }
    const unbound = new Failure()
    switch (binding.kind) {
      case 'root':
        return binding.name === 'request' ? (e) => e.request : (e) => e.resource
      case 'wildcard':
        return (e) => e.wildcards[binding.slot] ?? unbound
      case 'local':
        return this.#local(binding.slot, binding.letBinding)
    }
  }

  /** A let is evaluated when it is first used, in the frame of its function, which then keeps its result. */
  #local(slot: number, letBinding: LetBinding | undefined): Evaluate {
    const unbound = new Failure()
    const initial = letBinding === undefined ? undefined : this.#lets.get(letBinding)
    return (evaluation) => {
      const known = evaluation.frame[slot]
      if (known !== undefined) return known
      const result = initial === undefined ? unbound : initial(evaluation)
      evaluation.frame[slot] = result
      return result
    }
  }

  #path(expression: PathExpression, part: (child: Expression) => Evaluate): Evaluate {
    const segments = expression.segments.map((segment): Evaluate => {
      if (typeof segment === 'string') return () => segment
      if (segment.kind !== 'name' || this.#resolution.bindings.has(segment)) return part(segment)
      const capture = new RulesPath([new Capture(segment.name)])
      return () => capture
    })
    return sequence(segments, pathOf)
  }

  #call(call: CallExpression, part: (child: Expression) => Evaluate): Evaluate {
    const target = this.#resolution.targets.get(call)
    if (target !== undefined) return this.#callTarget(target, call.args.map(part))
    const object = part(call.object ?? { kind: 'literal', value: null, span: call.span })
    const method = methodCall(call.name, call.args.length)
    if (call.args.length === 0) return strict(object, (self) => method(self, []))
    return sequence([object, ...call.args.map(part)], ([self, ...args]) => method(self ?? null, args))
  }

  #callTarget(target: CallTarget, args: readonly Evaluate[]): Evaluate {
    switch (target.kind) {
      case 'unknown': {
        const failure = functionNotFound(target.name)
        return () => failure
      }
      case 'builtin':
        return callBuiltin(target.declaration, args)
      case 'user': {
        const body = this.function(target.declaration).evaluate
        return (evaluation) => callUser(evaluation, args, body)
      }
    }
  }
}

function callUser(evaluation: Evaluation, args: readonly Evaluate[], body: Evaluate): Result {
  const frame: RuleValue[] = []
  for (const arg of args) {
    const value = arg(evaluation)
    if (value instanceof Failure) return value
    frame.push(value)
  }
  const outer = evaluation.frame
  evaluation.frame = frame
  const result = body(evaluation)
  evaluation.frame = outer
  return result
}

function callBuiltin({ name, parameters, call }: Builtin, args: readonly Evaluate[]): Evaluate {
  const takesErrors = parameters.includes('any or error')
  const notFound = functionNotFound(name)
  return (evaluation) => {
    const values: Result[] = []
    for (const arg of args) {
      const value = arg(evaluation)
      if (value instanceof Failure && !takesErrors) return value
      values.push(value)
    }
    const result = call(evaluation, values)
    return result === undefined ? notFound : result
  }
}

function strict(operand: Evaluate, operation: (value: RuleValue) => Result): Evaluate {
  return (evaluation) => {
    const value = operand(evaluation)
    return value instanceof Failure ? value : operation(value)
  }
}

function strictPair(
  left: Evaluate,
  right: Evaluate,
  operation: (left: RuleValue, right: RuleValue) => Result,
): Evaluate {
  return (evaluation) => {
    const first = left(evaluation)
    if (first instanceof Failure) return first
    const second = right(evaluation)
    return second instanceof Failure ? second : operation(first, second)
  }
}

function sequence(parts: readonly Evaluate[], operation: (values: RuleList) => Result): Evaluate {
  return (evaluation) => {
    const values: RuleValue[] = []
    for (const part of parts) {
      const value = part(evaluation)
      if (value instanceof Failure) return value
      values.push(value)
    }
    return operation(values)
  }
}

function binary(expression: BinaryExpression, part: (child: Expression) => Evaluate): Evaluate {
  const left = part(expression.left)
  const right = part(expression.right)
  const { operator } = expression
  if (operator === '&&') return logical(operator, false, left, right)
  if (operator === '||') return logical(operator, true, left, right)
  return strictPair(left, right, BINARY[operator])
}

/** `decisive` on either side decides, whatever the other is; an error remains only if neither side decides. */
function logical(operator: '&&' | '||', decisive: boolean, left: Evaluate, right: Evaluate): Evaluate {
  return (evaluation) => {
    const first = left(evaluation)
    if (first === decisive) return decisive
    const second = right(evaluation)
    if (second === decisive) return decisive
    if (first instanceof Failure) return first
    if (second instanceof Failure) return second
    if (typeof first === 'boolean' && typeof second === 'boolean') return !decisive
    return unsupported(operator, first, second)
  }
}

function conditional(expression: ConditionalExpression, part: (child: Expression) => Evaluate): Evaluate {
  const test = part(expression.test)
  const consequent = part(expression.consequent)
  const alternate = part(expression.alternate)
  const notBoolean = new Failure('Unsupported operation error. Expected: bool ? any : any.')
  return (evaluation) => {
    const chosen = test(evaluation)
    if (chosen === true) return consequent(evaluation)
    if (chosen === false) return alternate(evaluation)
    return chosen instanceof Failure ? chosen : notBoolean
  }
}

function not(value: RuleValue): Result {
  return typeof value === 'boolean' ? !value : new Failure('Unsupported operation error. Expected: !bool.')
}

function mapOf(keysAndValues: RuleList): Result {
  const entries: [string, RuleValue][] = []
  for (let i = 0; i < keysAndValues.length; i += 2) {
    const key = keysAndValues[i]
    if (typeof key !== 'string') return new Failure('The key of a map must be a string.')
    entries.push([key, keysAndValues[i + 1] ?? null])
  }
  return new LiteralMap(entries)
}

function pathOf(parts: RuleList): Result {
  const segments: (string | Capture)[] = []
  for (const part of parts) {
    if (typeof part === 'string' && part !== '') segments.push(part)
    else if (part instanceof RulesPath) segments.push(...part.segments)
    else if (part === null || part instanceof Constraint) return NULL_VALUE_ERROR
    else return new Failure('A segment of a path must be a string or a path.')
  }
  return new RulesPath(segments)
}

import type { BinaryOperator, Expression } from './ast.ts'
import { SyntaxProblem, type Span } from './source.ts'
import type { TokenStream } from './tokenStream.ts'

const MAX_INT = 2n ** 63n - 1n
const MAX_DEPTH = 200

/** Binary operators from the loosest to the tightest; all associate to the left. */
const LEVELS: readonly ReadonlySet<BinaryOperator | 'is'>[] = [
  new Set(['||']),
  new Set(['&&']),
  new Set(['==', '!=']),
  new Set(['<', '<=', '>', '>=', 'in', 'is']),
  new Set(['+', '-']),
  new Set(['*', '/', '%']),
]
const RESERVED = new Set(['in', 'is', 'if', 'let', 'return', 'function', 'match', 'allow', 'service'])

/** Reads expressions of the rules language (section "expr" of its grammar) from a token stream. */
export class ExpressionParser {
  readonly #tokens: TokenStream
  #depth = 0

  constructor(tokens: TokenStream) {
    this.#tokens = tokens
  }

  expression(): Expression {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH)
      throw new SyntaxProblem('Expression is nested too deeply.', this.#tokens.token.span)
    const test = this.#binary(0)
    let parsed = test
    if (this.#tokens.accept('?')) {
      const consequent = this.expression()
      this.#tokens.expect(':')
      const alternate = this.expression()
      parsed = { kind: 'conditional', test, consequent, alternate, span: join(test, alternate) }
    }
    this.#depth -= 1
    return parsed
  }

  #binary(level: number): Expression {
    const operators = LEVELS[level]
    if (operators === undefined) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const operator = this.#operator(operators)
      if (operator === undefined) return left
      this.#tokens.advance()
      if (operator === 'is') {
        const type = this.#tokens.expectName()
        const span = { start: left.span.start, end: type.span.end }
        left = { kind: 'is', operand: left, type: type.name, typeSpan: type.span, span }
      } else {
        const right = this.#binary(level + 1)
        left = { kind: 'binary', operator, left, right, span: join(left, right) }
      }
    }
  }

  #operator(operators: ReadonlySet<BinaryOperator | 'is'>): BinaryOperator | 'is' | undefined {
    for (const operator of operators) if (this.#tokens.at(operator)) return operator
    return undefined
  }

  #unary(): Expression {
    const { token } = this.#tokens
    if (this.#tokens.at('!')) {
      this.#tokens.advance()
      const operand = this.#nested(() => this.#unary())
      return {
        kind: 'unary',
        operator: '!',
        operand,
        span: { start: token.span.start, end: operand.span.end },
      }
    }
    if (!this.#tokens.at('-')) return this.#postfix(this.#primary(false))
    this.#tokens.advance()
    const span = { start: token.span.start, end: this.#tokens.token.span.end }
    if (this.#tokens.token.kind === 'int' || this.#tokens.token.kind === 'float') {
      const literal = this.#primary(true)
      if (
        literal.kind === 'literal' &&
        (typeof literal.value === 'bigint' || typeof literal.value === 'number')
      ) {
        return this.#postfix({ kind: 'literal', value: -literal.value, span })
      }
    }
    const operand = this.#nested(() => this.#unary())
    return { kind: 'unary', operator: '-', operand, span: { start: span.start, end: operand.span.end } }
  }

  #nested(parse: () => Expression): Expression {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH)
      throw new SyntaxProblem('Expression is nested too deeply.', this.#tokens.token.span)
    const parsed = parse()
    this.#depth -= 1
    return parsed
  }

  #postfix(primary: Expression): Expression {
    let object = primary
    for (;;) {
      if (this.#tokens.accept('.')) object = this.#memberOf(object)
      else if (this.#tokens.accept('[')) object = this.#indexOf(object)
      else return object
    }
  }

  #memberOf(object: Expression): Expression {
    const { name, span: nameSpan } = this.#tokens.expectName()
    if (!this.#tokens.accept('(')) {
      return { kind: 'member', object, name, span: { start: object.span.start, end: nameSpan.end } }
    }
    const args = this.#sequence(')')
    return { kind: 'call', object, name, nameSpan, args, span: this.#from(object.span.start) }
  }

  #indexOf(object: Expression): Expression {
    const index = this.expression()
    if (this.#tokens.accept(':')) {
      const to = this.expression()
      this.#tokens.expect(']')
      return { kind: 'range', object, from: index, to, span: this.#from(object.span.start) }
    }
    this.#tokens.expect(']')
    return { kind: 'index', object, index, span: this.#from(object.span.start) }
  }

  #primary(negated: boolean): Expression {
    const { token } = this.#tokens
    const { span } = token
    if (token.kind === 'int') {
      this.#tokens.advance()
      if (token.value > (negated ? MAX_INT + 1n : MAX_INT)) {
        throw new SyntaxProblem(`Integer ${token.text} is out of range.`, span)
      }
      return { kind: 'literal', value: token.value, span }
    }
    if (token.kind === 'float' || token.kind === 'string' || token.kind === 'bytes') {
      this.#tokens.advance()
      return { kind: 'literal', value: token.value, span }
    }
    if (token.kind === 'name') return this.#named()
    if (this.#tokens.at('/')) return this.#path()
    if (this.#tokens.accept('(')) {
      const inner = this.expression()
      this.#tokens.expect(')')
      return inner
    }
    if (this.#tokens.accept('[')) {
      return { kind: 'list', items: this.#sequence(']'), span: this.#from(span.start) }
    }
    if (this.#tokens.accept('{')) return this.#map(span.start)
    throw this.#tokens.unexpected()
  }

  #named(): Expression {
    if (RESERVED.has(this.#tokens.token.text)) throw this.#tokens.unexpected()
    const { name, span } = this.#tokens.expectName()
    if (name === 'null') return { kind: 'literal', value: null, span }
    if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true', span }
    if (!this.#tokens.accept('(')) return { kind: 'name', name, span }
    const args = this.#sequence(')')
    return { kind: 'call', object: undefined, name, nameSpan: span, args, span: this.#from(span.start) }
  }

  #map(start: number): Expression {
    const entries: { key: Expression; value: Expression }[] = []
    while (!this.#tokens.at('}')) {
      const key = this.expression()
      this.#tokens.expect(':')
      entries.push({ key, value: this.expression() })
      if (!this.#tokens.accept(',')) break
    }
    this.#tokens.expect('}')
    return { kind: 'map', entries, span: this.#from(start) }
  }

  #path(): Expression {
    const { start } = this.#tokens.token.span
    const segments: (string | Expression)[] = []
    while (this.#tokens.at('/')) {
      const after = this.#tokens.token.span.end
      const text = this.#tokens.pathSegment(after)
      if (text !== undefined) {
        segments.push(text)
        this.#tokens.resume(after + text.length)
        continue
      }
      this.#tokens.advance()
      this.#tokens.expect('$')
      this.#tokens.expect('(')
      segments.push(this.expression())
      this.#tokens.expect(')')
    }
    return { kind: 'path', segments, span: this.#from(start) }
  }

  #sequence(close: string): Expression[] {
    const items: Expression[] = []
    while (!this.#tokens.at(close)) {
      items.push(this.expression())
      if (!this.#tokens.accept(',')) break
    }
    this.#tokens.expect(close)
    return items
  }

  #from(start: number): Span {
    return { start, end: this.#tokens.lastEnd }
  }
}

function join(left: Expression, right: Expression): Span {
  return { start: left.span.start, end: right.span.end }
}

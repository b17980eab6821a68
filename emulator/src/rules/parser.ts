import type {
  AllowStatement,
  Block,
  FunctionDeclaration,
  Identifier,
  LetBinding,
  MatchBlock,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from './ast.ts'
import { ExpressionParser } from './expressionParser.ts'
import { SyntaxProblem, type Source } from './source.ts'
import { TokenStream } from './tokenStream.ts'
import type { Method } from './types.ts'

const METHODS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['get', ['get']],
  ['list', ['list']],
  ['write', ['create', 'update', 'delete']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])
/** What a statement within a block begins with, and what one anywhere does. */
const IN_BLOCKS = ['match', 'allow', 'function']
const STATEMENTS = ['service', ...IN_BLOCKS]
const MAX_BLOCK_DEPTH = 100

export interface Parsed {
  /** What could be read; all of the file when there are no problems. */
  readonly file: RulesFile
  /** Everything that is not the language, in the order of the file. */
  readonly problems: readonly SyntaxProblem[]
}

/** Reads one rules file. A statement that cannot be read is passed over, so that all problems are found at once. */
export function parseRules(source: Source): Parsed {
  return new RulesParser(source).parse()
}

class RulesParser {
  readonly #tokens: TokenStream
  readonly #expressions: ExpressionParser
  readonly #problems: SyntaxProblem[] = []

  constructor(source: Source) {
    this.#tokens = new TokenStream(source)
    this.#expressions = new ExpressionParser(this.#tokens)
  }

  parse(): Parsed {
    let version: 1 | 2 = 1
    this.#statement(() => {
      version = this.#version()
    })
    const functions: FunctionDeclaration[] = []
    const services: ServiceBlock[] = []
    while (this.#tokens.token.kind !== 'end') {
      this.#statement(() => {
        if (this.#tokens.at('service')) services.push(this.#service())
        else if (this.#tokens.at('function')) functions.push(this.#function())
        else if (this.#tokens.at('}')) this.#report(this.#tokens.unexpected(this.#tokens.advance()))
        else throw this.#tokens.unexpected()
      })
    }
    return { file: { version, functions, services }, problems: this.#problems }
  }

  /** Reads one statement; after a problem it goes on behind it. */
  #statement(read: () => void): void {
    const { start } = this.#tokens.token.span
    try {
      read()
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      this.#report(error)
      this.#skip(this.#tokens.token.span.start === start)
    }
  }

  #report(problem: SyntaxProblem): void {
    if (this.#problems.at(-1)?.span.start !== problem.span.start) this.#problems.push(problem)
  }

  /** To the end of a statement: behind its `;` or its block, or before what begins another or closes this block. */
  #skip(isAtStart: boolean): void {
    let depth = 0
    for (let isFirst = isAtStart; this.#tokens.token.kind !== 'end'; isFirst = false) {
      if (depth === 0 && this.#tokens.at('}')) return
      if (depth === 0 && !isFirst && STATEMENTS.some((word) => this.#tokens.at(word))) return
      const { text } = this.#tokens.advance()
      if (text === '{') depth += 1
      if (text === '}') depth -= 1
      if (depth === 0 && (text === ';' || text === '}')) return
    }
  }

  #version(): 1 | 2 {
    if (!this.#tokens.accept('rules_version')) return 1
    this.#tokens.expect('=')
    const { token } = this.#tokens
    if (token.kind !== 'string' || (token.value !== '1' && token.value !== '2'))
      throw this.#tokens.unexpected()
    this.#tokens.advance()
    // firebase-tools' own template (templates/init/firestore) leaves it out.
    this.#tokens.accept(';')
    return token.value === '2' ? 2 : 1
  }

  #service(): ServiceBlock {
    this.#tokens.expect('service')
    const first = this.#tokens.expectName()
    this.#tokens.expect('.')
    const second = this.#tokens.expectName()
    const { functions, matches, allows } = this.#block(0)
    const span = { start: first.span.start, end: second.span.end }
    for (const allow of allows) this.#report(new SyntaxProblem("Unexpected 'allow'.", allow.span))
    return { name: `${first.name}.${second.name}`, span, functions, matches }
  }

  #block(depth: number): Block & { allows: readonly AllowStatement[] } {
    const open = this.#tokens.expect('{')
    if (depth > MAX_BLOCK_DEPTH) throw new SyntaxProblem('Blocks are nested too deeply.', open.span)
    const functions: FunctionDeclaration[] = []
    const matches: MatchBlock[] = []
    const allows: AllowStatement[] = []
    while (!this.#tokens.accept('}')) {
      if (this.#tokens.token.kind === 'end') {
        // After other problems the end comes too early because of them.
        if (this.#problems.length === 0) this.#report(this.#tokens.unexpected())
        break
      }
      this.#statement(() => {
        if (this.#tokens.at('match')) matches.push(this.#match(depth))
        else if (this.#tokens.at('function')) functions.push(this.#function())
        else if (this.#tokens.at('allow')) allows.push(this.#allow())
        else if (this.#tokens.at('/')) {
          throw new SyntaxProblem("Missing 'match' keyword before path.", this.#tokens.token.span)
        } else throw this.#tokens.unexpected()
      })
    }
    return { functions, matches, allows }
  }

  #match(depth: number): MatchBlock {
    this.#tokens.expect('match')
    if (!this.#tokens.at('/')) throw this.#tokens.unexpected()
    const pattern: PatternSegment[] = []
    while (this.#tokens.at('/')) pattern.push(this.#patternSegment())
    return { pattern, ...this.#block(depth + 1) }
  }

  #patternSegment(): PatternSegment {
    const after = this.#tokens.token.span.end
    const text = this.#literalSegment(after)
    if (text !== '') {
      this.#tokens.resume(after + text.length)
      return { kind: 'literal', text }
    }
    this.#tokens.advance()
    const { start } = this.#tokens.expect('{').span
    const { name } = this.#tokens.expectName()
    let kind: 'one' | 'rest' = 'one'
    if (this.#tokens.accept('=')) {
      if (this.#tokens.accept('**')) kind = 'rest'
      else this.#tokens.expect('*')
    }
    const { end } = this.#tokens.expect('}').span
    return { kind, name, span: { start, end } }
  }

  /** Unlike in a path expression, a segment of a pattern may hold dots: nothing can follow it but `/` or `{`. */
  #literalSegment(offset: number): string {
    let text = ''
    for (;;) {
      const piece = this.#tokens.pathSegment(offset + text.length)
      if (piece === undefined) return text
      text += piece
      if (this.#tokens.textAt(offset + text.length) === '.') text += '.'
    }
  }

  #allow(): AllowStatement {
    const { span } = this.#tokens.expect('allow')
    const methods = new Set<Method>()
    do {
      const names = this.#tokens.token.kind === 'name' ? METHODS.get(this.#tokens.token.text) : undefined
      if (names === undefined) throw this.#tokens.unexpected()
      this.#tokens.advance()
      for (const name of names) methods.add(name)
    } while (this.#tokens.accept(','))
    const condition = this.#tokens.accept(':') ? this.#condition() : undefined
    this.#endAllow()
    return { methods, condition, span }
  }

  #condition() {
    this.#tokens.expect('if')
    if (this.#tokens.at(';') || this.#tokens.at('}')) {
      throw new SyntaxProblem("Missing conditional expression after 'if'.", this.#tokens.token.span)
    }
    return this.#expressions.expression()
  }

  #function(): FunctionDeclaration {
    this.#tokens.expect('function')
    const { name, span } = this.#tokens.expectName()
    this.#tokens.expect('(')
    const parameters: Identifier[] = []
    while (!this.#tokens.at(')')) {
      parameters.push(this.#tokens.expectName())
      if (!this.#tokens.accept(',')) break
    }
    this.#tokens.expect(')')
    this.#tokens.expect('{')
    const declaration = { name, span, parameters }
    try {
      return { ...declaration, ...this.#body() }
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      this.#report(error)
      this.#skipBlock()
      return { ...declaration, lets: [], result: { kind: 'literal', value: null, span } }
    }
  }

  /** What stands between the braces of a function, the closing one included. */
  #body(): Pick<FunctionDeclaration, 'lets' | 'result'> {
    const lets: LetBinding[] = []
    while (this.#tokens.accept('let')) {
      const binding = this.#tokens.expectName()
      this.#tokens.expect('=')
      lets.push({ ...binding, value: this.#expressions.expression() })
      this.#tokens.expect(';')
    }
    this.#tokens.expect('return')
    const result = this.#expressions.expression()
    this.#tokens.accept(';')
    this.#tokens.expect('}')
    return { lets, result }
  }

  /** Behind the brace that closes the present block. */
  #skipBlock(): void {
    for (let depth = 1; depth > 0 && this.#tokens.token.kind !== 'end';) {
      const { text } = this.#tokens.advance()
      if (text === '{') depth += 1
      if (text === '}') depth -= 1
    }
  }

  /**
   * Google's compiler lets the `;` of an `allow` be left out before whatever else the block may hold: so do its own
   * samples (friendlyeats-web of 2018) and rules that people deploy today, with a condition and without.
   */
  #endAllow(): void {
    if (this.#tokens.accept(';') || this.#tokens.at('}')) return
    if (!IN_BLOCKS.some((word) => this.#tokens.at(word))) throw this.#tokens.unexpected()
  }
}

import { Lexer, type Token } from './lexer.ts'
import { SyntaxProblem, type Source, type Span } from './source.ts'

/** The parser's cursor: one token of look-ahead, and the means to insist on one. */
export class TokenStream {
  readonly #lexer: Lexer
  token: Token
  /** Where the last consumed token ended. */
  lastEnd = 0

  constructor(source: Source) {
    this.#lexer = new Lexer(source)
    this.token = this.#lexer.next()
  }

  /** Whether the current token is this symbol or word. */
  at(text: string): boolean {
    return (this.token.kind === 'symbol' || this.token.kind === 'name') && this.token.text === text
  }

  advance(): Token {
    const taken = this.token
    this.lastEnd = taken.span.end
    this.token = this.#lexer.next()
    return taken
  }

  /** Consumes the symbol or word if it stands here. */
  accept(text: string): boolean {
    if (!this.at(text)) return false
    this.advance()
    return true
  }

  expect(text: string): Token {
    if (!this.at(text)) throw this.unexpected()
    return this.advance()
  }

  expectName(): { name: string; span: Span } {
    if (this.token.kind !== 'name') throw this.unexpected()
    const { text, span } = this.advance()
    return { name: text, span }
  }

  /** The path segment that stands right at `offset`; the caller goes on with {@link resume}. */
  pathSegment(offset: number): string | undefined {
    return this.#lexer.pathSegment(offset)
  }

  /** The one character at an offset. */
  textAt(offset: number): string {
    return this.#lexer.source.text.charAt(offset)
  }

  /** Continues at an offset, after text that was read as part of a path. */
  resume(offset: number): void {
    this.lastEnd = offset
    this.token = this.#lexer.next(offset)
  }

  unexpected({ text, span }: Token = this.token): SyntaxProblem {
    return new SyntaxProblem(`Unexpected '${text}'.`, span)
  }
}

import type { Source, Span } from './source.ts'

export type Token =
  | { readonly kind: 'name' | 'symbol' | 'end'; readonly text: string; readonly span: Span }
  | { readonly kind: 'int'; readonly value: bigint; readonly text: string; readonly span: Span }
  | { readonly kind: 'float'; readonly value: number; readonly text: string; readonly span: Span }
  | { readonly kind: 'string'; readonly value: string; readonly text: string; readonly span: Span }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly text: string; readonly span: Span }

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const NAME = /[A-Za-z_][A-Za-z_0-9]*/y
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const SYMBOL = /&&|\|\||==|!=|<=|>=|\*\*|[-+*/%!<>=?:;,.(){}[\]$]/y
const STRING = /b?(?:'(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*")/y
const PATH_SEGMENT = /\([^()\s/]*\)|[A-Za-z0-9_\-~%@]+/y
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|([\s\S]))/g
const NAMED_ESCAPES = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['a', '\x07'],
])
const SELF_ESCAPES = '\\\'"`?/'

/** Reads tokens one at a time, because what `/` starts depends on where the parser stands. */
export class Lexer {
  readonly source: Source
  #offset = 0

  constructor(source: Source) {
    this.source = source
  }

  /** The next token from `offset`, or from where the last one ended. */
  next(offset = this.#offset): Token {
    const start = offset + (this.#take(BLANK, offset) ?? '').length
    const token = this.#read(start)
    this.#offset = token.span.end
    return token
  }

  /** The text of one path segment standing exactly at `offset`, or undefined. */
  pathSegment(offset: number): string | undefined {
    return this.#take(PATH_SEGMENT, offset)
  }

  #read(start: number): Token {
    const { text } = this.source
    if (start >= text.length) return { kind: 'end', text: '<EOF>', span: { start, end: start } }
    const quoted = this.#take(STRING, start)
    if (quoted !== undefined) return stringToken(quoted, { start, end: start + quoted.length })
    const name = this.#take(NAME, start)
    if (name !== undefined) return { kind: 'name', text: name, span: { start, end: start + name.length } }
    const digits = this.#take(NUMBER, start)
    if (digits !== undefined) {
      const span = { start, end: start + digits.length }
      return /^\d+$/.test(digits)
        ? { kind: 'int', value: BigInt(digits), text: digits, span }
        : { kind: 'float', value: Number(digits), text: digits, span }
    }
    const symbol = this.#take(SYMBOL, start)
    if (symbol !== undefined)
      return { kind: 'symbol', text: symbol, span: { start, end: start + symbol.length } }
    // What is no token at all is a symbol that nothing expects: the parser says so, and goes on behind it.
    return { kind: 'symbol', text: text.charAt(start), span: { start, end: start + 1 } }
  }

  #take(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset
    return pattern.exec(this.source.text)?.[0]
  }
}

function stringToken(quoted: string, span: Span): Token {
  if (!quoted.startsWith('b'))
    return { kind: 'string', value: unescape(quoted.slice(1, -1)), text: quoted, span }
  return { kind: 'bytes', value: unescapeBytes(quoted.slice(2, -1)), text: quoted, span }
}

/** An escape that means nothing keeps its backslash, so that `'\d'` reaches a regular expression as written. */
function unescape(raw: string): string {
  return raw.replace(
    ESCAPE,
    (whole, u4?: string, u8?: string, x2?: string, octal?: string, other?: string): string => {
      const hex = u4 ?? u8 ?? x2
      if (hex !== undefined) return codePoint(Number.parseInt(hex, 16)) ?? whole
      if (octal !== undefined) return codePoint(Number.parseInt(octal, 8)) ?? whole
      if (other === undefined) return whole
      return NAMED_ESCAPES.get(other) ?? (SELF_ESCAPES.includes(other) ? other : whole)
    },
  )
}

function codePoint(value: number): string | undefined {
  return value <= 0x10ffff ? String.fromCodePoint(value) : undefined
}

/** In a bytes literal `\xHH` and `\OOO` are bytes; all other text is its UTF-8. */
function unescapeBytes(raw: string): Uint8Array {
  const parts: Buffer[] = []
  let from = 0
  for (const match of raw.matchAll(/\\(?:x([0-9a-fA-F]{2})|([0-3][0-7]{2}))/g)) {
    parts.push(Buffer.from(unescape(raw.slice(from, match.index)), 'utf8'))
    const value = match[1] === undefined ? Number.parseInt(match[2] ?? '0', 8) : Number.parseInt(match[1], 16)
    parts.push(Buffer.from([value]))
    from = match.index + match[0].length
  }
  parts.push(Buffer.from(unescape(raw.slice(from)), 'utf8'))
  return new Uint8Array(Buffer.concat(parts))
}

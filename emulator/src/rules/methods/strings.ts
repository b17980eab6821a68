import { RE2JS } from 're2js'
import { Failure, type Result, type RuleList } from '../values.ts'

const MAX_CACHED_PATTERNS = 500
const patterns = new Map<string, RE2JS | Failure>()

/**
 * Methods of strings. Characters are code points; regular expressions are RE2's and `matches` takes the whole string.
 *
 * @param signature name and number of arguments, as in `replace/2`
 * @returns undefined where there is no such method for these arguments
 */
export function stringMethod(self: string, signature: string, args: RuleList): Result | undefined {
  const [first, second] = args
  switch (signature) {
    case 'size/0':
      return BigInt(codePointCount(self))
    case 'lower/0':
      return self.toLowerCase()
    case 'upper/0':
      return self.toUpperCase()
    case 'trim/0':
      return self.trim()
    case 'toUtf8/0':
      return new Uint8Array(Buffer.from(self, 'utf8'))
    case 'matches/1':
      return typeof first === 'string' ? withPattern(first, (p) => p.matches(self)) : undefined
    case 'split/1':
      return typeof first === 'string' ? withPattern(first, (p) => p.split(self)) : undefined
    case 'replace/2':
      if (typeof first !== 'string' || typeof second !== 'string') return undefined
      return withPattern(first, (p) => p.matcher(self).replaceAll(RE2JS.quoteReplacement(second)))
    default:
      return undefined
  }
}

function codePointCount(text: string): number {
  let count = text.length
  for (let i = 0; i < text.length; i += 1) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count -= 1
  }
  return count
}

/** `text[from:to]` in code points, or undefined where the bounds are not within the text. */
export function sliceCodePoints(text: string, from: number, to: number): string | undefined {
  const points = Array.from(text)
  return from >= 0 && from <= to && to <= points.length ? points.slice(from, to).join('') : undefined
}

function withPattern(source: string, apply: (pattern: RE2JS) => Result): Result {
  const pattern = patternOf(source)
  return pattern instanceof Failure ? pattern : apply(pattern)
}

function patternOf(source: string): RE2JS | Failure {
  const known = patterns.get(source)
  if (known !== undefined) return known
  const pattern = compilePattern(source)
  // Patterns built from data could otherwise grow this without end.
  if (patterns.size >= MAX_CACHED_PATTERNS) patterns.clear()
  patterns.set(source, pattern)
  return pattern
}

function compilePattern(source: string): RE2JS | Failure {
  try {
    return RE2JS.compile(source)
  } catch (error) {
    return new Failure(`Invalid regular expression: ${error instanceof Error ? error.message : source}.`)
  }
}

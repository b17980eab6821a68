import { RE2JS } from 're2js'
import { Failure } from '../values.ts'

const MAX_CACHED_PATTERNS = 500
const patterns = new Map<string, RE2JS | Failure>()

export function matches(text: string, pattern: string): boolean | Failure {
  return withPattern(pattern, (compiled) => compiled.matches(text))
}

export function split(text: string, pattern: string): readonly string[] | Failure {
  return withPattern(pattern, (compiled) => compiled.split(text))
}

/** Every match replaced; `$` in the replacement is nothing special. */
export function replaceAll(text: string, pattern: string, replacement: string): string | Failure {
  return withPattern(pattern, (compiled) =>
    compiled.matcher(text).replaceAll(RE2JS.quoteReplacement(replacement)),
  )
}

export function codePointCount(text: string): number {
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

function withPattern<Value>(source: string, apply: (pattern: RE2JS) => Value): Value | Failure {
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

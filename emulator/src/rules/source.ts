import type { Issue, SourcePosition } from './types.ts'

/** A stretch of the source: offset of its first character, offset after its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A problem that ends parsing. */
export class SyntaxProblem extends Error {
  readonly span: Span
  constructor(description: string, span: Span) {
    super(description)
    this.name = 'SyntaxProblem'
    this.span = span
  }
}

/** A rules file's text, which turns offsets into lines and columns. */
export class Source {
  readonly text: string
  readonly fileName: string
  readonly #lineStarts: readonly number[]

  constructor(text: string, fileName: string) {
    this.text = text
    this.fileName = fileName
    const starts = [0]
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#lineStarts = starts
  }

  /** Line and column of an offset, both from 1. */
  place(offset: number): { line: number; column: number } {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }

  position(span: Span): SourcePosition {
    return {
      fileName: this.fileName,
      ...this.place(span.start),
      currentOffset: span.start,
      endOffset: span.end - 1,
    }
  }

  issue(severity: Issue['severity'], description: string, span: Span): Issue {
    return { severity, description, sourcePosition: this.position(span) }
  }
}

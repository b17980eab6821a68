import type { Method } from './types.ts'
import type { Span } from './source.ts'

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

interface Literal {
  readonly kind: 'literal'
  readonly value: null | boolean | bigint | number | string | Uint8Array
  readonly span: Span
}

interface ListExpression {
  readonly kind: 'list'
  readonly items: readonly Expression[]
  readonly span: Span
}

interface MapExpression {
  readonly kind: 'map'
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[]
  readonly span: Span
}

/** `/a/$(b)/c`: texts and expressions, in order. */
export interface PathExpression {
  readonly kind: 'path'
  readonly segments: readonly (string | Expression)[]
  readonly span: Span
}

export interface NameExpression {
  readonly kind: 'name'
  readonly name: string
  readonly span: Span
}

interface MemberExpression {
  readonly kind: 'member'
  readonly object: Expression
  readonly name: string
  readonly span: Span
}

/** `f(…)`, or `object.f(…)` where there is an object. */
export interface CallExpression {
  readonly kind: 'call'
  readonly object: Expression | undefined
  readonly name: string
  readonly nameSpan: Span
  readonly args: readonly Expression[]
  readonly span: Span
}

interface IndexExpression {
  readonly kind: 'index'
  readonly object: Expression
  readonly index: Expression
  readonly span: Span
}

interface RangeExpression {
  readonly kind: 'range'
  readonly object: Expression
  readonly from: Expression
  readonly to: Expression
  readonly span: Span
}

interface UnaryExpression {
  readonly kind: 'unary'
  readonly operator: '!' | '-'
  readonly operand: Expression
  readonly span: Span
}

export interface BinaryExpression {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
  readonly span: Span
}

interface IsExpression {
  readonly kind: 'is'
  readonly operand: Expression
  readonly type: string
  readonly typeSpan: Span
  readonly span: Span
}

export interface ConditionalExpression {
  readonly kind: 'conditional'
  readonly test: Expression
  readonly consequent: Expression
  readonly alternate: Expression
  readonly span: Span
}

export type Expression =
  | Literal
  | ListExpression
  | MapExpression
  | PathExpression
  | NameExpression
  | MemberExpression
  | CallExpression
  | IndexExpression
  | RangeExpression
  | UnaryExpression
  | BinaryExpression
  | IsExpression
  | ConditionalExpression

export interface Identifier {
  readonly name: string
  readonly span: Span
}

export interface LetBinding extends Identifier {
  readonly value: Expression
}

export interface FunctionDeclaration extends Identifier {
  readonly parameters: readonly Identifier[]
  readonly lets: readonly LetBinding[]
  readonly result: Expression
}

export interface AllowStatement {
  readonly methods: ReadonlySet<Method>
  /** Absent in `allow read;`, which always grants. */
  readonly condition: Expression | undefined
  readonly span: Span
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  /** `{x}` binds one segment, `{x=**}` the rest. */
  | ({ readonly kind: 'one' | 'rest' } & Identifier)

export interface Block {
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly MatchBlock[]
}

export interface MatchBlock extends Block {
  readonly pattern: readonly PatternSegment[]
  readonly allows: readonly AllowStatement[]
}

export interface ServiceBlock extends Block {
  readonly name: string
  readonly span: Span
}

export interface RulesFile {
  readonly version: 1 | 2
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly ServiceBlock[]
}

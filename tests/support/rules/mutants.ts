import type {
  AllowStatement,
  Block,
  Expression,
  MatchBlock,
  PatternSegment,
} from '../../../emulator/src/rules/ast.ts'
import { parseRules } from '../../../emulator/src/rules/parser.ts'
import { Source } from '../../../emulator/src/rules/source.ts'

/** The rules with one stretch replaced by something that a test must notice. */
export interface Mutant {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly text: string
  /** The `match` that it is in, below the service's root; absent for what concerns them all. */
  readonly path?: string
}

/** The `match` around all others, which stands for the database or the bucket. */
const ROOTS = ['/databases/{database}/documents', '/b/{bucket}/o']

interface Place {
  readonly source: Source
  /** Of the enclosing `match`; empty at the root. */
  readonly path: string
}

/** The path of every `match` below the root. */
export function matchPaths(text: string): readonly string[] {
  const paths: string[] = []
  visitMatches(text, (_block, { path }) => {
    if (path !== '') paths.push(path)
  })
  return paths
}

/**
 * Every operation of every `allow` granted to all and to nobody, and every operand of `&&` and `||` taken away, and every choice made for good. A guard
 * against null is turned round instead: without it the other operand errs, and an error refuses as `false` does.
 */
export function mutantsOf(text: string): readonly Mutant[] {
  const mutants: Mutant[] = []
  visitMatches(text, (block, place) => {
    for (const declaration of block.functions) {
      for (const value of [...declaration.lets.map((each) => each.value), declaration.result]) {
        mutants.push(...mutantsOfOperands(value, place, declaration.name))
      }
    }
    for (const allow of block.allows) {
      mutants.push(...mutantsOfAllow(allow, place))
      if (allow.condition !== undefined) mutants.push(...mutantsOfOperands(allow.condition, place, 'allow'))
    }
  })
  return mutants
}

type AnyBlock = Block & Pick<MatchBlock, 'allows'>

export function visitMatches(text: string, see: (block: AnyBlock, place: Place) => void): void {
  const source = new Source(text, 'rules')
  const { file, problems } = parseRules(source)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  const enter = (block: MatchBlock, outer: string): void => {
    const own = block.pattern.map(patternText).join('')
    const path = ROOTS.includes(own) ? '' : outer + own
    see(block, { source, path })
    for (const inner of block.matches) enter(inner, path)
  }
  see({ functions: file.functions, matches: [], allows: [] }, { source, path: '' })
  for (const service of file.services) {
    see({ ...service, allows: [] }, { source, path: '' })
    for (const match of service.matches) enter(match, '')
  }
}

function patternText(segment: PatternSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`
}

function mutantsOfAllow(allow: AllowStatement, { source, path }: Place): readonly Mutant[] {
  const { start } = allow.span
  const end = source.text.indexOf(';', allow.condition?.span.end ?? start) + 1
  const condition = allow.condition === undefined ? 'true' : sourceOf(allow.condition, source, end)
  const { line } = source.place(start)
  return [...allow.methods].flatMap((method) => {
    const others = [...allow.methods].filter((other) => other !== method)
    const kept = others.length === 0 ? '' : `allow ${others.join(', ')}: if ${condition};`
    const name = (verdict: string): string => `${path} L${String(line)} allow ${method}: if ${verdict}`
    const granted = { name: name('true'), start, end, text: `${kept} allow ${method}: if true;`, path }
    const refused = { name: name('false'), start, end, text: kept, path }
    return condition === 'true' ? [refused] : [granted, refused]
  })
}

/** The condition as written, parentheses around it included: up to the semicolon. */
function sourceOf(condition: Expression, source: Source, end: number): string {
  const start = source.text.lastIndexOf(' if ', condition.span.start) + ' if '.length
  return source.text.slice(start, end - 1)
}

function mutantsOfOperands(expression: Expression, place: Place, inside: string): readonly Mutant[] {
  if (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
    const { operator, left, right } = expression
    return [left, right].flatMap((operand) => [
      ...(operand.kind === 'binary' && operand.operator === operator
        ? []
        : [mutantOfOperand(operand, operator, place, inside)]),
      ...mutantsOfOperands(operand, place, inside),
    ])
  }
  const own = expression.kind === 'conditional' ? mutantsOfChoice(expression.test, place, inside) : []
  return [...own, ...childrenOf(expression).flatMap((child) => mutantsOfOperands(child, place, inside))]
}

function mutantsOfChoice(test: Expression, { source, path }: Place, inside: string): readonly Mutant[] {
  const { start, end } = test.span
  const name = `${path} L${String(source.place(start).line)} ${inside}: ${source.text.slice(start, end)}`
  return ['true', 'false'].map((text) => ({
    name: `${name} → ${text}`,
    start,
    end,
    text,
    ...(path !== '' && { path }),
  }))
}

function mutantOfOperand(
  operand: Expression,
  operator: '&&' | '||',
  { source, path }: Place,
  inside: string,
): Mutant {
  const { start, end } = operand.span
  const text = source.text.slice(start, end)
  const isNullGuard = operator === '&&' && /^[\w.]+ != null$/.test(text)
  const neutral = operator === '&&' ? 'true' : 'false'
  const { line } = source.place(start)
  return {
    name: `${path} L${String(line)} ${inside}: ${text} → ${isNullGuard ? 'turned round' : neutral}`,
    start,
    end,
    text: isNullGuard ? text.replace('!=', '==') : neutral,
    ...(path !== '' && { path }),
  }
}

function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.test, expression.consequent, expression.alternate]
    case 'call':
      return [...(expression.object === undefined ? [] : [expression.object]), ...expression.args]
    case 'list':
      return expression.items
    case 'member':
    case 'index':
    case 'range':
      return [expression.object]
    case 'literal':
    case 'map':
    case 'path':
    case 'name':
      return []
  }
}

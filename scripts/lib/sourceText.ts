import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree, of which only what is asked for below is believed to be there. */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function parse(text: string, fileName: string): SyntaxNode {
  // The library's node types are a union of two hundred; the walk below needs none of them.
  return parseAst(text, { lang: fileName.endsWith('x') ? 'tsx' : 'ts' }, fileName) as unknown as SyntaxNode
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** The text of a string or template as it is written, `${…}` included; undefined for anything else. */
function writtenText(node: SyntaxNode, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}

/** What is called, as words: `test.describe`, `it.each(…)` and `` it.each`…` `` give `['test', 'describe']` and `['it', 'each']`. */
function calleeWords(node: unknown): readonly string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return typeof node['name'] === 'string' ? [node['name']] : []
  if (node.type === 'CallExpression') return calleeWords(node['callee'])
  if (node.type === 'TaggedTemplateExpression') return calleeWords(node['tag'])
  if (node.type !== 'MemberExpression') return []
  return [...calleeWords(node['object']), ...calleeWords(node['property'])]
}

/** What may follow `it` or `test` and still run a test; `skip`, `todo` and `fixme` do not. */
const RUNNING: ReadonlySet<string> = new Set(['each', 'for', 'concurrent', 'sequential'])

function kindOf([first, ...rest]: readonly string[]): 'suite' | 'test' | undefined {
  const isSuite = first === 'describe' || (first === 'test' && rest[0] === 'describe')
  const more = first === 'test' && isSuite ? rest.slice(1) : rest
  if (!more.every((word) => RUNNING.has(word))) return undefined
  if (isSuite) return 'suite'
  return first === 'it' || first === 'test' ? 'test' : undefined
}

/**
 * The full names of the tests that a file runs, its suites before them: `suite › test`. One that is made from
 * parameters stands once, with its template as it is written: `login: %s`, `opens ${path}`. Tags are no part of a name.
 */
export function testNames(source: string, fileName: string): readonly string[] {
  const names: string[] = []
  function visit(node: SyntaxNode, suites: readonly string[]): void {
    const [title, ...others] = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : []
    const kind = node.type === 'CallExpression' ? kindOf(calleeWords(node['callee'])) : undefined
    if (kind === undefined || title === undefined || others.length === 0) {
      const isSkipped = node.type === 'CallExpression' && isSkippedSuite(calleeWords(node['callee']))
      if (!isSkipped) for (const child of childrenOf(node)) visit(child, suites)
      return
    }
    const name = withoutTags(writtenText(title, source) ?? source.slice(title.start, title.end))
    if (kind === 'test') names.push([...suites, name].join(' › '))
    else for (const child of others) visit(child, [...suites, name])
  }
  visit(parse(source, fileName), [])
  return names
}

function withoutTags(title: string): string {
  return title.replaceAll(/ @\w+/g, '')
}

function isSkippedSuite(words: readonly string[]): boolean {
  return words.includes('describe') && kindOf(words) === undefined
}

function cookedText({ value }: SyntaxNode): string {
  if (typeof value !== 'object' || value === null || !('cooked' in value)) return ''
  return typeof value.cooked === 'string' ? value.cooked : ''
}

/** Every text that a file writes: strings, the fixed parts of templates, words between tags. */
export function writtenTexts(source: string, fileName: string): ReadonlySet<string> {
  const texts = new Set<string>()
  function visit(node: SyntaxNode): void {
    if (node.type === 'Literal' || node.type === 'JSXText') {
      if (typeof node['value'] === 'string') texts.add(node['value'])
    } else if (node.type === 'TemplateElement') {
      texts.add(cookedText(node))
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parse(source, fileName))
  return texts
}

/** Tells from one file's syntax what an expression renders. Unknown expressions count as text. */
import type { Context, NodeOf } from './rule.ts'

type Node = NodeOf<'JSXElement'>['parent']
type Type = NodeOf<'TSTypeAnnotation'>['typeAnnotation']
type Scope = ReturnType<Context['sourceCode']['getScope']>
type Variable = Scope['variables'][number]

/** What an expression renders: never text, the same text each time, or text that may change or disappear. */
export type Rendered = 'noText' | 'fixedText' | 'text'

/** Array methods whose callback renders the items. */
const MAPS = new Set(['map', 'flatMap', 'from'])
/** Types that hold no text; `ReactNode` does. */
const ELEMENT_TYPES = new Set(['ReactElement', 'Elements', 'Element'])
/** Nodes that hold no text of their own. */
const NO_TEXT = new Set([
  'JSXElement',
  'JSXFragment',
  'JSXEmptyExpression',
  'TSNullKeyword',
  'TSUndefinedKeyword',
  'TSBooleanKeyword',
])
const CONSTANT = /^[A-Z][A-Z0-9_]*$/

function strongest(all: readonly Rendered[]): Rendered {
  if (all.includes('text')) return 'text'
  return all.includes('fixedText') ? 'fixedText' : 'noText'
}

/** One of several texts, or a text that may be missing, changes. */
function either(...branches: readonly Rendered[]): Rendered {
  return branches.every((branch) => branch === 'noText') ? 'noText' : 'text'
}

function declaredIn({ ast }: Context['sourceCode'], name: string): Node | undefined {
  return ast.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement,
    )
    .find(
      (statement) =>
        (statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration') &&
        statement.id.name === name,
    )
}

function nameOf(type: Type): string | undefined {
  if (type.type !== 'TSTypeReference') return undefined
  const { typeName } = type
  if (typeName.type === 'Identifier') return typeName.name
  return typeName.type === 'TSQualifiedName' ? typeName.right.name : undefined
}

/** Returns the type of a member, when the file declares it. */
function memberType(code: Context['sourceCode'], owner: Node | undefined, key: string): Type | undefined {
  if (owner === undefined) return undefined
  if (owner.type === 'TSTypeAliasDeclaration') return memberType(code, owner.typeAnnotation, key)
  if (owner.type === 'TSIntersectionType' || owner.type === 'TSUnionType')
    return owner.types.map((part) => memberType(code, part, key)).find((found) => found !== undefined)
  if (owner.type === 'TSTypeReference') return memberType(code, declaredIn(code, nameOf(owner) ?? ''), key)
  const members =
    owner.type === 'TSInterfaceDeclaration'
      ? owner.body.body
      : owner.type === 'TSTypeLiteral'
        ? owner.members
        : []
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
    if (member.key.name === key) return member.typeAnnotation?.typeAnnotation
  }
  return undefined
}

/** Returns the type that a variable's declaration gives it, when the file declares it. */
function typeOf(code: Context['sourceCode'], { name, defs }: Variable): Type | undefined {
  const [definition] = defs
  if (definition === undefined) return undefined
  const { node } = definition
  const patterns =
    definition.type === 'Parameter' && 'params' in node && Array.isArray(node.params)
      ? node.params
      : node.type === 'VariableDeclarator'
        ? [node.id]
        : []
  for (const pattern of patterns) {
    const annotation = 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined
    const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined
    if (pattern.type === 'Identifier' && pattern.name === name) return type
    if (pattern.type !== 'ObjectPattern') continue
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      const { value } = property
      const bound = value.type === 'AssignmentPattern' ? value.left : value
      if (bound.type !== 'Identifier' || bound.name !== name) continue
      const source = node.type === 'VariableDeclarator' ? node.init : undefined
      const sourceVariable = source?.type === 'Identifier' ? findVariable(code, source) : undefined
      const owner = type ?? (sourceVariable === undefined ? undefined : typeOf(code, sourceVariable))
      return memberType(code, owner, property.key.name)
    }
  }
  return undefined
}

function findVariable(code: Context['sourceCode'], node: Node & { name: string }): Variable | undefined {
  for (let scope: Scope | null = code.getScope(node); scope !== null; scope = scope.upper) {
    const found = scope.set.get(node.name)
    if (found !== undefined) return found
  }
  return undefined
}

function renderedByType(type: Type | undefined): Rendered {
  if (type === undefined) return 'text'
  if (type.type === 'TSUnionType') return strongest(type.types.map(renderedByType))
  if (type.type === 'TSFunctionType') return renderedByType(type.returnType.typeAnnotation)
  return NO_TEXT.has(type.type) || ELEMENT_TYPES.has(nameOf(type) ?? '') ? 'noText' : 'text'
}

/** A call that renders one item after the other. */
export function isMap(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    MAPS.has(node.callee.property.name)
  )
}

function resultsOf(statement: Node | null): Node[] {
  if (statement === null) return []
  if (statement.type === 'ReturnStatement') return statement.argument === null ? [] : [statement.argument]
  if (statement.type === 'BlockStatement') return statement.body.flatMap(resultsOf)
  if (statement.type === 'IfStatement') return [statement.consequent, statement.alternate].flatMap(resultsOf)
  return []
}

/** Functions whose result is being looked at: one may call itself. */
const underway = new Set<Node>()

/** Returns what a function's result renders. */
function renderedByFunction(code: Context['sourceCode'], node: Node): Rendered {
  if (node.type === 'Identifier') return renderedByVariable(code, node)
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return 'text'
  const { body } = node
  if (body === null) return 'text'
  if (underway.has(node)) return 'noText'
  underway.add(node)
  const results = body.type === 'BlockStatement' ? resultsOf(body) : [body]
  const rendered = results.map((result) => renderedBy(code, result))
  underway.delete(node)
  return results.length === 0 ? 'text' : strongest(rendered)
}

function renderedByVariable(code: Context['sourceCode'], node: Node & { name: string }): Rendered {
  const variable = findVariable(code, node)
  const declared = variable?.defs[0]?.node
  const type = variable === undefined ? undefined : typeOf(code, variable)
  const isConstant = CONSTANT.test(node.name)
  if (type !== undefined && !isConstant) return renderedByType(type)
  if (declared?.type === 'FunctionDeclaration' && declared.id?.name === node.name)
    return renderedByFunction(code, declared)
  if (
    declared?.type === 'VariableDeclarator' &&
    declared.id.type === 'Identifier' &&
    declared.init !== null
  ) {
    const rendered = renderedBy(code, declared.init)
    return isConstant && rendered === 'text' ? 'fixedText' : rendered
  }
  return isConstant ? 'fixedText' : 'text'
}

/** Returns what an expression renders as a child of an element. */
export function renderedBy(code: Context['sourceCode'], node: Node): Rendered {
  if (NO_TEXT.has(node.type)) return 'noText'
  if (node.type === 'Identifier') return node.name === 'undefined' ? 'noText' : renderedByVariable(code, node)
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? 'fixedText' : 'noText'
  if (node.type === 'TemplateLiteral')
    return node.expressions.every((part) => renderedBy(code, part) === 'fixedText') ? 'fixedText' : 'text'
  if (node.type === 'ConditionalExpression')
    return either(renderedBy(code, node.consequent), renderedBy(code, node.alternate))
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? either(renderedBy(code, node.right))
      : either(renderedBy(code, node.left), renderedBy(code, node.right))
  if (node.type === 'ArrayExpression')
    return strongest(node.elements.map((item) => (item === null ? 'noText' : renderedBy(code, item))))
  if (node.type === 'ChainExpression') return renderedBy(code, node.expression)
  if (node.type === 'ArrowFunctionExpression') return renderedByFunction(code, node)
  if (node.type === 'CallExpression') {
    const { callee } = node
    if (callee.type === 'Identifier') return renderedByVariable(code, callee)
    const last = node.arguments.at(-1)
    return isMap(node) && last !== undefined ? renderedByFunction(code, last) : 'text'
  }
  if (node.type === 'MemberExpression') {
    const { object, property } = node
    const owner = object.type === 'Identifier' ? findVariable(code, object) : undefined
    if (owner === undefined || property.type !== 'Identifier') return 'text'
    return renderedByType(memberType(code, typeOf(code, owner), property.name))
  }
  return 'text'
}

/** Tells from one file's syntax what an expression renders. Unknown expressions count as text. */
import type { Context, NodeOf } from './rule.ts'

type Node = NodeOf<'JSXElement'>['parent']
type Type = NodeOf<'TSTypeAnnotation'>['typeAnnotation']
type Variable = ReturnType<Context['sourceCode']['getScope']>['variables'][number]

/** What an expression renders: never text, the same text each time, or text that may change or disappear. */
export type Rendered = 'noText' | 'fixedText' | 'text'

/** Array methods whose callback renders the items. */
const MAPS = new Set(['map', 'flatMap', 'from'])
/** Types that hold no text; `ReactNode` does. */
const ELEMENT_TYPES = new Set(['ReactElement', 'Elements', 'Element'])
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
  if (owner.type === 'TSIntersectionType')
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
  for (let scope = code.getScope(node) as ReturnType<typeof code.getScope> | null; scope; scope = scope.upper) {
    const found = scope.set.get(node.name)
    if (found !== undefined) return found
  }
  return undefined
}

function renderedByType(type: Type | undefined): Rendered {
  if (type === undefined) return 'text'
  switch (type.type) {
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSBooleanKeyword':
      return 'noText'
    case 'TSUnionType':
      return strongest(type.types.map(renderedByType))
    case 'TSFunctionType':
      return renderedByType(type.returnType?.typeAnnotation)
    default:
      return ELEMENT_TYPES.has(nameOf(type) ?? '') ? 'noText' : 'text'
  }
}

/** Returns what a function's result renders. */
function renderedByFunction(code: Context['sourceCode'], node: Node): Rendered {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return 'text'
  const { body } = node
  if (body === null) return 'text'
  if (body.type !== 'BlockStatement') return renderedBy(code, body)
  const results: Rendered[] = []
  const collect = (statement: Node | null): void => {
    if (statement === null) return
    if (statement.type === 'ReturnStatement' && statement.argument !== null)
      results.push(renderedBy(code, statement.argument))
    if (statement.type === 'BlockStatement') statement.body.forEach(collect)
    if (statement.type === 'IfStatement') [statement.consequent, statement.alternate].forEach(collect)
  }
  collect(body)
  return results.length === 0 ? 'text' : strongest(results)
}

function renderedByVariable(code: Context['sourceCode'], node: Node & { name: string }): Rendered {
  const variable = findVariable(code, node)
  const definition = variable?.defs[0]
  if (variable !== undefined && definition !== undefined) {
    const declared = definition.node
    if (declared.type === 'FunctionDeclaration' && definition.type === 'FunctionName')
      return renderedByFunction(code, declared)
    if (declared.type === 'VariableDeclarator' && declared.id.type === 'Identifier' && declared.init)
      return CONSTANT.test(node.name)
        ? either(renderedBy(code, declared.init)) === 'noText'
          ? 'noText'
          : 'fixedText'
        : renderedBy(code, declared.init)
    const type = typeOf(code, variable)
    if (type !== undefined) return renderedByType(type)
  }
  return CONSTANT.test(node.name) ? 'fixedText' : 'text'
}

/** Returns what an expression renders as a child of an element. */
export function renderedBy(code: Context['sourceCode'], node: Node): Rendered {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return 'noText'
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'fixedText' : 'noText'
    case 'TemplateLiteral':
      return node.expressions.every((part) => renderedBy(code, part) === 'fixedText') ? 'fixedText' : 'text'
    case 'ConditionalExpression':
      return either(renderedBy(code, node.consequent), renderedBy(code, node.alternate))
    case 'LogicalExpression':
      return node.operator === '&&'
        ? either(renderedBy(code, node.right))
        : either(renderedBy(code, node.left), renderedBy(code, node.right))
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
    case 'ArrowFunctionExpression':
      return node.type === 'ArrowFunctionExpression'
        ? renderedByFunction(code, node)
        : renderedBy(code, node.expression)
    case 'Identifier':
      return node.name === 'undefined' ? 'noText' : renderedByVariable(code, node)
    case 'CallExpression': {
      const { callee } = node
      if (callee.type === 'Identifier') return renderedByVariable(code, callee)
      const isMap =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        MAPS.has(callee.property.name)
      const last = node.arguments.at(-1)
      return isMap && last !== undefined ? renderedByFunction(code, last) : 'text'
    }
    default:
      return 'text'
  }
}

/**
 * An oxlint plugin with one rule, `translated/own-element`. A browser that translates a page moves each text node into an
 * element of its own making. React still holds the text node: it crashes when it removes it or inserts a sibling before it,
 * and an update of it never reaches the screen. Text that is the only child of an element is safe.
 */
import { isMap, renderedBy, type Rendered } from './jsxText.ts'
import type { Context, NodeOf, Plugin, Rule } from './rule.ts'

type Parent = NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>
type Child = Parent['children'][number]

const MESSAGE =
  'a translated page breaks here: give this text an element of its own, or make all text of the parent one template.'

/** Components that always render one element. */
const FIXED_COMPONENT = /^(?:[a-z].*|.*Icon|.*Link|Tag|Spinner)$/

interface Part {
  readonly node: Child
  readonly rendered: Rendered
  /** Its elements may appear or disappear. */
  readonly isOptional: boolean
  /** It renders several children by itself. */
  readonly isList: boolean
}

function toPart(code: Context['sourceCode'], node: Child): Part {
  if (node.type === 'JSXText') return { node, rendered: 'fixedText', isOptional: false, isList: false }
  if (node.type === 'JSXElement') {
    const { name } = node.openingElement
    const isFixed = name.type === 'JSXIdentifier' && FIXED_COMPONENT.test(name.name)
    return { node, rendered: 'noText', isOptional: !isFixed, isList: false }
  }
  if (node.type !== 'JSXExpressionContainer')
    return { node, rendered: 'noText', isOptional: true, isList: false }
  const rendered = renderedBy(code, node.expression)
  return { node, rendered, isOptional: rendered !== 'fixedText', isList: isMap(node.expression) }
}

/** Returns the children that JSX keeps: no comments, no indentation. */
function keptChildren({ children }: Parent): Child[] {
  return children.filter((child) => {
    if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n')
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
  })
}

/** A fragment in a condition, whose own children come and go. */
function isBranch({ type, parent }: Parent): boolean {
  if (type !== 'JSXFragment') return false
  const outer = parent.type === 'ParenthesizedExpression' ? parent.parent : parent
  return outer.type === 'ConditionalExpression' || outer.type === 'LogicalExpression'
}

const ownElement: Rule = {
  meta: { type: 'problem' },
  create(context) {
    function check(parent: Parent): void {
      const parts = keptChildren(parent).map((child) => toPart(context.sourceCode, child))
      const mayHaveSiblings = parent.type === 'JSXFragment' || parts.length > 1
      let isAfterOptional = isBranch(parent)
      for (const { node, rendered, isOptional, isList } of parts) {
        const isBroken =
          rendered === 'text' ? mayHaveSiblings || isList : rendered === 'fixedText' && isAfterOptional
        if (isBroken) {
          context.report({ node, message: MESSAGE })
          return
        }
        isAfterOptional ||= isOptional
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

const translated: Plugin<'own-element'> = {
  meta: { name: 'translated' },
  rules: { 'own-element': ownElement },
}
export default translated

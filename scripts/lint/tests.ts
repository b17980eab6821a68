/** An oxlint plugin with one rule, `tests/no-constant-expect`: what is expected must be able to be otherwise. */
import type { Plugin, Rule } from './rule.ts'

interface Given {
  readonly type: string
  readonly name?: unknown
  readonly argument?: unknown
}

function isConstant({ type, name, argument }: Given): boolean {
  if (type === 'Literal') return true
  if (type === 'Identifier') return name === 'undefined'
  return type === 'UnaryExpression' && (argument as Given).type === 'Literal'
}

const noConstantExpect: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return
        const [given] = node.arguments
        if (given === undefined || !isConstant(given)) return
        context.report({ node, message: 'a test that expects a constant cannot fail.' })
      },
    }
  },
}

const tests: Plugin<'no-constant-expect'> = {
  meta: { name: 'tests' },
  rules: { 'no-constant-expect': noConstantExpect },
}
export default tests

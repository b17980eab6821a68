/** An oxlint plugin with one rule, `tests/no-constant-expect`: what is expected must be able to be otherwise. */

/** @param {{ type: string, name?: string, operator?: string, argument?: { type: string } }} node */
function isConstant(node) {
  if (node.type === 'Literal') return true
  if (node.type === 'Identifier') return node.name === 'undefined'
  return node.type === 'UnaryExpression' && node.argument?.type === 'Literal'
}

const noConstantExpect = {
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

export default { meta: { name: 'tests' }, rules: { 'no-constant-expect': noConstantExpect } }

/** An oxlint plugin with one rule, `patterns/linear`: no text takes a regular expression longer than its length says. */
import { checkSync } from 'recheck'
import type { Plugin, Rule } from './rule.ts'

// The others are a Java and a native program; this one is JavaScript, and fast enough.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

const linear: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        const found = checkSync(pattern, flags, { timeout: null })
        if (found.status === 'safe') return
        const steps = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
        context.report({
          node,
          message: `some texts take this pattern more steps than they are long (${steps}).`,
        })
      },
    }
  },
}

const patterns: Plugin<'linear'> = { meta: { name: 'patterns' }, rules: { linear } }
export default patterns

import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Where Firestore's SDK asks whether it has a pipeline or an ordinary query before it. */
const ASKS_FOR_PIPELINE = [
  /(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\((?:[^()]|\([^()]*\))*\)/g,
  /\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
]
/** What it does with a pipeline in methods that nothing else calls and no bundler can drop. */
const NEEDS_PIPELINE = ['__PRIVATE_pipelineMatches', '__PRIVATE_canonifyPipeline']

function replace(code: string, pattern: RegExp, replacement: string): string {
  const changed = code.replace(pattern, replacement)
  if (changed === code) {
    throw new Error(`Firestore's SDK has changed: nothing in it is ${String(pattern)}. See decision 16.`)
  }
  return changed
}

/** The SDK's code as it is for who never makes a pipeline. */
export function withoutPipelines(code: string): string {
  let changed = code
  for (const question of ASKS_FOR_PIPELINE) changed = replace(changed, question, 'false')
  for (const name of NEEDS_PIPELINE) {
    const whole = new RegExp(String.raw`^(function ${name}\(.*?\)) \{[^]*?^\}`, 'm')
    changed = replace(changed, whole, '$1 { throw new Error("No pipelines") }')
  }
  // What lies behind a plain `false` is only dropped once it is folded, and bundling does not fold.
  return minifySync('firestore.js', changed, {
    module: true,
    mangle: false,
    compress: {},
    codegen: { removeWhitespace: false },
  }).code
}

/**
 * Firestore's SDK carries the evaluation of pipelines, with a regular expression engine of its own, to every ordinary
 * query: 48 kB of 116 that nothing here calls (docs/decisions/0016-first-content.md).
 */
export const firestoreWithoutPipelines: Plugin = {
  name: 'firestore-without-pipelines',
  apply: 'build',
  transform: {
    filter: { id: /@firebase[\\/]firestore[\\/]dist[\\/](?:index|common-[\w-]+)\.esm\.js/ },
    handler: (code, id) => (id.includes('common-') ? withoutPipelines(code) : null),
  },
}

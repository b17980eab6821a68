import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]

/** What oxlint loads (`jsPlugins`). */
export interface Plugin<RuleName extends string> {
  readonly meta: { readonly name: string }
  readonly rules: Readonly<Record<RuleName, Rule>>
}

import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]

export type Context = Parameters<Extract<Rule, { create: unknown }>['create']>[0]
type Visitor = ReturnType<Extract<Rule, { create: unknown }>['create']>
/** A node of the syntax tree, by the name of its kind. */
export type NodeOf<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0]

/** What oxlint loads (`jsPlugins`). */
export interface Plugin<RuleName extends string> {
  readonly meta: { readonly name: string }
  readonly rules: Readonly<Record<RuleName, Rule>>
}

import { coverageReport } from '../../rules/index.ts'
import type { Issue, Ruleset } from '../../rules/index.ts'
import { StatusError } from '../../status.ts'
import { jsonObject } from '../../protobuf/message.ts'
import { invalidPayload } from '../../protobuf/types.ts'
import type { RuleVariants, VariantSource } from '../service/ruleVariants.ts'
import type { RulesRegistry } from '../service/rulesRegistry.ts'

const DEFAULT_NAME = 'security.rules'

/**
 * Loads `{ignore_errors?, rules: {files: [{name?, content}]}}` for a project and answers with what was found. Rules
 * with errors leave the previous ones in place; they are INVALID_ARGUMENT unless the request ignores errors.
 */
export function putRules(rules: RulesRegistry, project: string, body: unknown): object {
  const { ignore_errors: snake, ignoreErrors: camel, rules: source } = jsonObject(body)
  const { content, name } = firstFile(source)
  const issues = rules.load(project, content, name)
  const errors = issues.filter((issue) => issue.severity === 'ERROR')
  if (errors.length > 0 && snake !== true && camel !== true) {
    throw new StatusError('INVALID_ARGUMENT', errors.map(describeIssue).join('\n'))
  }
  return issues.length === 0 ? {} : { issues }
}

export function describeIssue({ sourcePosition, severity, description }: Issue): string {
  const { fileName, line, column } = sourcePosition
  return `${fileName}:${line}:${column} - ${severity} ${description}`
}

function firstFile(rules: unknown): { readonly name: string; readonly content: string } {
  const { files } = jsonObject(rules)
  if (!Array.isArray(files) || files.length !== 1) throw invalidPayload()
  const { name, content } = jsonObject(files[0])
  if (typeof content !== 'string') throw invalidPayload()
  return { name: typeof name === 'string' && name !== '' ? name : DEFAULT_NAME, content }
}

/** Which expressions of the project's rules had which values; NOT_FOUND before any were loaded. */
export function ruleCoverage(rules: RulesRegistry, project: string): object {
  return coverageReport(rulesetOf(rules, project))
}

/** Loads `{variants: [{name, start, end, text, path?}]}`: the project's rules with one stretch replaced in each. */
export function putVariants(
  rules: RulesRegistry,
  variants: RuleVariants,
  project: string,
  body: unknown,
): void {
  const { variants: sources } = jsonObject(body)
  if (!Array.isArray(sources)) throw invalidPayload()
  variants.load(project, rulesetOf(rules, project).source.text, sources.map(variantOf))
}

function rulesetOf(rules: RulesRegistry, project: string): Ruleset {
  const ruleset = rules.forProject(project)
  if (ruleset === undefined) throw new StatusError('NOT_FOUND', `No rules are loaded for project ${project}.`)
  return ruleset
}

function variantOf(json: unknown): VariantSource {
  const { name, start, end, text, path } = jsonObject(json)
  if (typeof name !== 'string' || typeof text !== 'string') throw invalidPayload()
  if (typeof start !== 'number' || typeof end !== 'number') throw invalidPayload()
  return { name, start, end, text, path: typeof path === 'string' ? path : undefined }
}

import type { AllowStatement, Block, FunctionDeclaration, RulesFile, ServiceBlock } from './ast.ts'
import type { ExpressionCounter } from './counters.ts'
import { ExpressionCompiler } from './expressionCompiler.ts'
import { type Allow, MatchTree } from './matchTree.ts'
import { parseRules } from './parser.ts'
import { type Resolution, resolveRules } from './resolve.ts'
import type { Ruleset } from './ruleset.ts'
import { Source } from './source.ts'
import type { Issue, RulesService } from './types.ts'

const MAX_BYTES = 256 * 1024

export interface Compilation {
  /** Absent when an issue is an `ERROR`. */
  readonly ruleset: Ruleset | undefined
  /** In the order of the file. */
  readonly issues: readonly Issue[]
}

/**
 * Compiles one rules file for one service, which may have several blocks; those of other services are not looked into.
 *
 * @param fileName what issues and the coverage report call the file
 */
export function compileRules(
  text: string,
  service: RulesService,
  fileName: string = service === 'cloud.firestore' ? 'firestore.rules' : 'storage.rules',
): Compilation {
  const source = new Source(text, fileName)
  if (Buffer.byteLength(text) > MAX_BYTES) return failed(source, `The file exceeds ${MAX_BYTES} bytes.`)
  const { file, problems } = parseRules(source)
  if (problems.length > 0) {
    const issues = problems.map(({ message, span }) => source.issue('ERROR', message, span))
    return { ruleset: undefined, issues }
  }
  const blocks = file.services.filter(({ name }) => name === service)
  if (blocks.length === 0) return failed(source, `Missing service block for ${service}.`)
  const resolution = resolveRules(source, file, blocks, service)
  const sound = resolution.issues.every(({ severity }) => severity !== 'ERROR')
  return {
    ruleset: sound ? build(source, service, file, blocks, resolution) : undefined,
    issues: resolution.issues,
  }
}

function failed(source: Source, description: string): Compilation {
  return { ruleset: undefined, issues: [source.issue('ERROR', description, { start: 0, end: 1 })] }
}

function build(
  source: Source,
  service: RulesService,
  file: RulesFile,
  blocks: readonly ServiceBlock[],
  resolution: Resolution,
): Ruleset {
  const compiler = new ExpressionCompiler(resolution)
  const counters: ExpressionCounter[] = []
  for (const declaration of [...file.functions, ...blocks.flatMap(functionsIn)]) {
    counters.push(...compiler.function(declaration).counters)
  }
  const compileAllow = (statement: AllowStatement): Allow => {
    const compiled = statement.condition === undefined ? undefined : compiler.expression(statement.condition)
    counters.push(...(compiled?.counters ?? []))
    return {
      methods: statement.methods,
      condition: compiled?.evaluate,
      line: source.place(statement.span.start).line,
      conditionPlace: source.place((statement.condition ?? statement).span.start),
    }
  }
  const tree = new MatchTree(file.version)
  for (const match of blocks.flatMap(({ matches }) => matches)) tree.add(match, compileAllow)
  counters.sort((a, b) => a.span.start - b.span.start)
  return { service, version: file.version, source, tree, counters }
}

function functionsIn(block: Block): FunctionDeclaration[] {
  return [...block.functions, ...block.matches.flatMap(functionsIn)]
}

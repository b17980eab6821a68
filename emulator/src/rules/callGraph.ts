import type { FunctionDeclaration } from './ast.ts'
import type { Span } from './source.ts'

const MAX_CALL_DEPTH = 20

/** Recursion, and chains of calls that are deeper than production evaluates. */
export function checkCalls(
  calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>,
): { description: string; span: Span }[] {
  const recursive = [...calls.keys()].filter((declaration) => reaches(calls, declaration))
  if (recursive.length > 0) {
    return recursive.map(({ span }) => ({ description: 'Recursive call is not allowed.', span }))
  }
  const depths = new Map<FunctionDeclaration, number>()
  return [...calls.keys()]
    .filter((declaration) => depthOf(calls, declaration, depths) > MAX_CALL_DEPTH)
    .map(({ span }) => ({ description: `Call depth exceeds ${MAX_CALL_DEPTH}.`, span }))
}

/** Whether a function can come to call itself. */
function reaches(
  calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>,
  from: FunctionDeclaration,
): boolean {
  const seen = new Set<FunctionDeclaration>()
  const pending = [...(calls.get(from) ?? [])]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === from) return true
    if (seen.has(next)) continue
    seen.add(next)
    pending.push(...(calls.get(next) ?? []))
  }
  return false
}

function depthOf(
  calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>,
  declaration: FunctionDeclaration,
  known: Map<FunctionDeclaration, number>,
): number {
  const cached = known.get(declaration)
  if (cached !== undefined) return cached
  let depth = 0
  for (const callee of calls.get(declaration) ?? []) depth = Math.max(depth, depthOf(calls, callee, known))
  known.set(declaration, depth + 1)
  return depth + 1
}

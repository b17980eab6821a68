import { type Decision, decide, denialMessage } from './decision.ts'
import { toDisjuncts } from './disjuncts.ts'
import { LedgerReader } from './documentLedger.ts'
import { Evaluation } from './evaluation.ts'
import { JsonMap, LiteralMap, resourceOf, symbolicResource } from './maps.ts'
import { ANY_DEPTH, ANY_ID, type Candidate, type PathSegment } from './matchTree.ts'
import type { Ruleset } from './ruleset.ts'
import { symbolicData } from './symbolicData.ts'
import type { DocumentAccess, FirestoreRulesRequest, RulesAuth, RulesQuery, Verdict } from './types.ts'
import { RulesPath, type RuleValue, UNKNOWN } from './values.ts'

/**
 * Decides one operation. A list is allowed when every disjunct of its filter is granted, without looking at any
 * document that it could find (docs/protocol.md, "List queries").
 */
export function authorize(ruleset: Ruleset, request: FirestoreRulesRequest, access: DocumentAccess): Verdict {
  const reader = new LedgerReader(access, request.project, request.scope)
  const decision = decideRequest(ruleset, request, reader, access)
  return {
    allowed: decision.allowed,
    message: decision.allowed ? '' : denialMessage(decision.reasons),
    line: decision.line,
    reads: reader.reads,
  }
}

function decideRequest(
  ruleset: Ruleset,
  request: FirestoreRulesRequest,
  documents: LedgerReader,
  access: DocumentAccess,
): Decision {
  const { method } = request
  const candidates = ruleset.tree.find(searchPath(request))
  const requestValue = requestOf(request)
  const debug = access.debug === undefined ? undefined : (text: string) => access.debug?.(text)
  const decideFor = (resource: RuleValue): Decision =>
    decideWith(candidates, request, new Evaluation({ request: requestValue, resource, documents, debug }))
  if (method !== 'list')
    return decideFor(request.resource === undefined ? null : resourceOf(request.resource))
  let last: Decision = { allowed: false, line: undefined, reasons: [] }
  for (const disjunct of toDisjuncts(request.query?.filter)) {
    last = decideFor(symbolicResource(symbolicData(disjunct)))
    if (!last.allowed) return last
  }
  return last
}

function decideWith(
  candidates: readonly Candidate[],
  { method }: FirestoreRulesRequest,
  evaluation: Evaluation,
): Decision {
  return decide(candidates, (allow) => allow.methods.has(method), method, evaluation)
}

function searchPath({ method, database, path, query }: FirestoreRulesRequest): PathSegment[] {
  const root = ['databases', database, 'documents']
  if (method !== 'list') return [...root, ...path]
  if (query?.allDescendants !== true) return [...root, ...path, ANY_ID]
  return [...root, ...path.slice(0, -1), ANY_DEPTH, ...path.slice(-1), ANY_ID]
}

/** The `request` variable. Reads and deletes have no new resource; of a list's path the ids are not known. */
function requestOf(request: FirestoreRulesRequest): LiteralMap {
  const { method, database, path, newResource, query } = request
  const isList = method === 'list'
  const entries: [string, RuleValue][] = [
    ['auth', authOf(request.auth)],
    ['method', method],
    ['path', isList ? UNKNOWN : new RulesPath(['databases', database, 'documents', ...path])],
    ['time', request.time],
    ['resource', newResource === undefined ? null : resourceOf(newResource)],
  ]
  if (isList) entries.push(['query', queryOf(query)])
  return new LiteralMap(entries)
}

function authOf(auth: RulesAuth | null): RuleValue {
  if (auth === null) return null
  return new LiteralMap([
    ['uid', auth.uid],
    ['token', new JsonMap(auth.token)],
  ])
}

function queryOf(query: RulesQuery | undefined): LiteralMap {
  const orders = (query?.orderBy ?? []).map(
    ({ field, direction }) => [field.join('.'), direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
  )
  return new LiteralMap([
    ['limit', query?.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query?.offset ?? 0)],
    ['orderBy', new LiteralMap(orders)],
  ])
}

import type { Ruleset } from './ruleset.ts'
import type { DocumentAccess, FirestoreRulesRequest, Verdict } from './types.ts'

/** Decides one operation. */
export function authorize(_ruleset: Ruleset, _request: FirestoreRulesRequest, _access: DocumentAccess): Verdict {
  throw new Error('Not written yet')
}

import { pick } from '../pick.ts'
import type { KindOfEntry } from './catalogueKinds.ts'

export const MAX_IMPORT_LINES = 500

/** What an import would do with one line. A new entry without an id of its own has an empty one. */
export type LinePlan<T> =
  | { readonly status: 'new'; readonly entry: T }
  | { readonly status: 'changed'; readonly entry: T; readonly before: T }
  | { readonly status: 'same'; readonly entry: T }
  | { readonly status: 'bad'; readonly reasons: readonly string[] }

type Texts = Readonly<Record<string, string>>

interface Claim {
  readonly line: number
  readonly label: string
}

/**
 * What importing these lines does to the entries that exist. A line with an id means the entry of that id, one without
 * means the entry of the same identity; either may be new. Nothing is ever deleted, and the same lines again change
 * nothing. `numberOf` gives the number by which the person knows a line.
 */
export function planImport<T extends { readonly id: string }>(
  kind: KindOfEntry<T>,
  existing: readonly T[],
  lines: readonly Texts[],
  numberOf: (index: number) => number = (index) => index + 1,
): LinePlan<T>[] {
  const byId = new Map(existing.map((entry) => [entry.id, entry]))
  const byIdentity = new Map(existing.map((entry) => [kind.identity(entry), entry]))
  const seen = new Map<string, number>()

  const plans = lines.map((texts, index): LinePlan<T> => {
    const read = kind.read(withKeptColumns(kind, byId.get(texts['id']?.trim() ?? ''), texts))
    if ('problems' in read) return { status: 'bad', reasons: read.problems.map(({ message }) => message) }
    const { entry } = read
    const before = entry.id === '' ? byIdentity.get(kind.identity(entry)) : byId.get(entry.id)
    const target = before?.id ?? (entry.id === '' ? `|${kind.identity(entry)}` : entry.id)
    const earlier = seen.get(target)
    if (earlier !== undefined) return { status: 'bad', reasons: [`Repete a linha ${String(earlier)}.`] }
    seen.set(target, numberOf(index))
    if (before === undefined)
      return kind.describes === undefined
        ? { status: 'new', entry }
        : { status: 'bad', reasons: [kind.describes.unknown] }
    const after = { ...entry, ...pick(before, kind.describes?.fields ?? []), id: before.id }
    const isSame = kind.columns.every((column) => after[column] === before[column])
    return isSame ? { status: 'same', entry: after } : { status: 'changed', entry: after, before }
  })
  return refuseSharedIdentities(kind, existing, plans, numberOf)
}

/** A column that a file may lack and does lack stays as it is stored. */
function withKeptColumns<T extends { readonly id: string }>(
  kind: KindOfEntry<T>,
  stored: T | undefined,
  texts: Texts,
): Texts {
  if (stored === undefined) return texts
  const kept = kind.columns.filter((column) => kind.optional.includes(column))
  return { ...Object.fromEntries(kept.map((column) => [column, String(stored[column])])), ...texts }
}

/** After the import no two entries may share an identity; a line that would bring that about is refused. */
function refuseSharedIdentities<T extends { readonly id: string }>(
  kind: KindOfEntry<T>,
  existing: readonly T[],
  plans: readonly LinePlan<T>[],
  numberOf: (index: number) => number,
): LinePlan<T>[] {
  const rewritten = new Set(plans.flatMap((plan) => (plan.status === 'bad' ? [] : [plan.entry.id])))
  const claims = new Map<string, Claim>()
  for (const entry of existing) {
    if (!rewritten.has(entry.id)) claims.set(kind.identity(entry), { line: 0, label: kind.label(entry) })
  }
  return plans.map((plan, index) => {
    if (plan.status === 'bad') return plan
    const identity = kind.identity(plan.entry)
    const holder = claims.get(identity)
    claims.set(identity, { line: numberOf(index), label: kind.label(plan.entry) })
    if (holder === undefined || plan.status === 'same') return plan
    const reason =
      holder.line === 0
        ? `Já existe no catálogo: ${holder.label}.`
        : `Diz o mesmo que a linha ${String(holder.line)}.`
    return { status: 'bad', reasons: [reason] }
  })
}

export interface ImportCounts {
  readonly new: number
  readonly changed: number
  readonly same: number
  readonly bad: number
}

export function countPlans(plans: readonly LinePlan<unknown>[]): ImportCounts {
  const count = (status: LinePlan<unknown>['status']): number =>
    plans.filter((plan) => plan.status === status).length
  return { new: count('new'), changed: count('changed'), same: count('same'), bad: count('bad') }
}

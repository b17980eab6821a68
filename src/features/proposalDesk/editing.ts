import { isSameValue } from '../../lib/forms/sameValue.ts'
import type { ProposalValues } from './proposalForm.ts'

/** A proposal under somebody's hands. */
export interface Editing {
  /** The stored version that `base` is; 0 where nothing is stored. */
  readonly version: number
  /** What is stored, as far as it was taken over. */
  readonly base: ProposalValues
  /** What is on the screen. */
  readonly typed: ProposalValues
  /** Somebody else has saved something else of what was typed here: only theirs can be taken over. */
  readonly isOvertaken: boolean
}

/** What is stored, as the desk hears of it. */
export interface StoredValues {
  readonly version: number
  readonly values: ProposalValues
}

export function begin({ version, values }: StoredValues): Editing {
  return { version, base: values, typed: values, isOvertaken: false }
}

export function isDirty({ base, typed }: Editing): boolean {
  return !isSameValue(base, typed)
}

function takeOver<K extends keyof ProposalValues>(
  names: readonly K[],
  from: ProposalValues,
): Partial<ProposalValues> {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

/**
 * What becomes of the editing when the desk hears what is stored: whatever was not touched here follows it at once, what was typed stays.
 * Where both changed the same, and not to the same, it is overtaken.
 */
export function meet(editing: Editing, { version, values }: StoredValues): Editing {
  const { base, typed } = editing
  if (version < editing.version) return editing
  const names = namesOf(values)
  const theirs = names.filter((name) => !isSameValue(values[name], base[name]))
  if (version === editing.version && theirs.length === 0) return editing
  const ours = names.filter((name) => !isSameValue(typed[name], base[name]))
  // Of the version that is known already only the server's tidying is news.
  const isLater = version > editing.version
  const both = ours.filter((name) => theirs.includes(name) && !isSameValue(typed[name], values[name]))
  if (isLater && both.length > 0) return editing.isOvertaken ? editing : { ...editing, isOvertaken: true }
  return { version, base: values, typed: { ...values, ...takeOver(ours, typed) }, isOvertaken: false }
}

/** What was sent is stored under this version; what was typed meanwhile stays typed. */
export function saved(editing: Editing, sent: ProposalValues, version: number): Editing {
  return { ...editing, version, base: sent, isOvertaken: false }
}

// Object.keys forgets what it was asked of.
function namesOf(values: ProposalValues): readonly (keyof ProposalValues)[] {
  return Object.keys(values) as (keyof ProposalValues)[]
}

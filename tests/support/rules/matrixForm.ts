import type { QueryConstraint } from 'firebase/firestore'
import type { Caller, Role } from './roles.ts'

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface HostileWrites {
  /** Fields that a document may lack. */
  readonly optional?: readonly string[]
  /** Fields that an update may not give another value of the same type; `id` never may. */
  readonly immutable?: readonly string[]
  /** Lists whose every element the rules check. */
  readonly checkedLists?: readonly string[]
  /** Attempts that are allowed, by their names: `bio: empty text`. Each must really be one of the attempts. */
  readonly except?: readonly string[]
}

export interface Matrix {
  /** A document that the seed wrote and that belongs to the role `artist` where it belongs to anybody. */
  readonly existing: string
  /** What an update of it writes, and a path and data for a new one. */
  readonly change: Record<string, unknown>
  readonly fresh: { readonly path: string; readonly data: Record<string, unknown> }
  /** Narrowing of the list; a limit of 20 is always added. */
  readonly listWith?: (caller: Caller) => QueryConstraint[]
  /** Who may do what; everybody else must be refused. */
  readonly allowed: Readonly<Record<Operation, readonly Role[]>>
  /** How many a list may have; 50 where nothing is said. */
  readonly longestList?: number
  /** A small collection that whoever may list it may also read whole and count. */
  readonly whole?: boolean
  /** Who may ask for the collection group; nobody, where nothing is said. */
  readonly group?: readonly Role[]
  /** What is no attack on this collection although it looks like one (see hostile.ts). */
  readonly hostile?: HostileWrites
}

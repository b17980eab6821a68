import { useCallback, useSyncExternalStore } from 'react'
import { createStore, type WritableStore } from '../../../lib/store.ts'

/** Who is marked on a board, by candidate. */
export type BoardMarks = WritableStore<ReadonlySet<string>>

export function createMarks(): BoardMarks {
  return createStore<ReadonlySet<string>>(new Set())
}

export function toggleMark(marks: BoardMarks, id: string): void {
  const next = new Set(marks.current())
  if (!next.delete(id)) next.add(id)
  marks.set(next)
}

export function unmark(marks: BoardMarks, ids: readonly string[]): void {
  const gone = new Set(ids)
  marks.set(new Set([...marks.current()].filter((id) => !gone.has(id))))
}

export function unmarkAll(marks: BoardMarks): void {
  marks.set(new Set())
}

/** Whether somebody is marked: only who changes is drawn anew. */
export function useIsMarked(marks: BoardMarks, id: string): boolean {
  const current = useCallback(() => marks.current().has(id), [marks, id])
  return useSyncExternalStore(marks.subscribe, current, current)
}

import { MAX_EXPORTED } from '@ribalta/domain/schemas/roster/rosterExport'
import { useCallback, useSyncExternalStore } from 'react'
import { onForget } from '../../lib/keptStorage.ts'
import { createStore } from '../../lib/store.ts'

/** As many can be marked as a file holds. */
export const MAX_MARKED = MAX_EXPORTED

/** Who is marked: names by uid, in the order of marking. They outlive pages and filters, and are the same on every screen. */
export const marked = createStore<ReadonlyMap<string, string>>(new Map())
onForget(() => {
  marked.set(new Map())
})

interface Marked {
  readonly uid: string
  readonly artisticName: string
}

/** Marks people, as far as there is room. */
export function mark(people: readonly Marked[]): void {
  const next = new Map(marked.current())
  for (const { uid, artisticName } of people) {
    if (next.size < MAX_MARKED || next.has(uid)) next.set(uid, artisticName)
  }
  marked.set(next)
}

export function unmark(uids: Iterable<string>): void {
  const next = new Map(marked.current())
  for (const uid of uids) next.delete(uid)
  marked.set(next)
}

export function toggleMark(person: Marked): void {
  if (marked.current().has(person.uid)) unmark([person.uid])
  else mark([person])
}

/** The key “x” in a list: presses the mark of the item that has the focus (`useListKeys`). */
export function pressMark(): void {
  const item = document.activeElement?.closest('li, tr')
  item?.querySelector<HTMLElement>('[data-mark]')?.click()
}

/** Whether somebody is marked: only who changes is drawn anew. */
export function useIsMarked(uid: string): boolean {
  const current = useCallback(() => marked.current().has(uid), [uid])
  return useSyncExternalStore(marked.subscribe, current, current)
}

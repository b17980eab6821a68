import { useEffect, useRef } from 'react'
import { createStore } from '../store.ts'

/** Something on a page of the guarded area that is not saved yet. */
export interface Unsaved {
  /** What becomes of it for whoever leaves: “O que você mudou … vai se perder.” */
  readonly words: string
  /** Whether another query of the same address is another page. */
  readonly isPerQuery?: boolean
  /** Saves it without the person; absent where a button does. What is saved is taken from here. */
  readonly save?: () => void
  /** Told when somebody goes all the same. */
  readonly forget?: () => void
}

const changed = createStore<ReadonlyMap<object, Unsaved>>(new Map())

/** All that is not saved now, by whose it is: one place, since a router holds one question before leaving. */
export const unsaved: Pick<typeof changed, 'current' | 'initial' | 'subscribe'> = changed

/** Says what of somebody's is not saved, or nothing any more. */
export function tellUnsaved(whose: object, entry: Unsaved | undefined): void {
  const next = new Map(changed.current())
  if (entry === undefined) {
    if (!next.delete(whose)) return
  } else next.set(whose, entry)
  changed.set(next)
}

/** Warns before leaving while something of this component is not saved. */
export function useUnsaved(isUnsaved: boolean, { words, isPerQuery = false, forget }: Unsaved): void {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    if (!isUnsaved) return
    tellUnsaved(latest, { words, isPerQuery, forget: () => latest.current?.() })
    return () => {
      tellUnsaved(latest, undefined)
    }
  }, [isUnsaved, words, isPerQuery])
}

import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Catalogue, CatalogueActions, CatalogueStore } from './store.ts'
import { createDeferredCatalogue, emptyCatalogue } from './deferred.ts'

/** One for the whole visit: every page that needs the lists shares them. */
const appStore = createDeferredCatalogue(async () => (await import('./appCatalogue.ts')).appCatalogue)

export interface ClassesSkills extends Catalogue, CatalogueActions, Pick<CatalogueStore, 'reload'> {}

/** The store and not its value, for the reason that AuthContext gives. */
const ClassesSkillsContext = createContext<CatalogueStore | null>(null)

/** Gives the lists of classes and skills to what is below it, loading them where nobody has yet. */
export function ClassesSkillsProvider({
  store = appStore,
  children,
}: {
  store?: CatalogueStore
  children: ReactNode
}) {
  useEffect(() => {
    void store.load()
  }, [store])
  return <ClassesSkillsContext value={store}>{children}</ClassesSkillsContext>
}

/** The lists of classes and skills and how to change them. Throws outside ClassesSkillsProvider. */
export function useClassesSkills(): ClassesSkills {
  const store = use(ClassesSkillsContext)
  if (store === null) throw new Error('useClassesSkills precisa estar dentro de ClassesSkillsProvider')
  // Deferred: the lists reach every part of a page at once, which would be drawn in one piece.
  const catalogue = useDeferredValue(useSyncExternalStore(store.subscribe, store.current, emptyCatalogue))
  return useMemo(() => ({ ...store, ...catalogue }), [store, catalogue])
}

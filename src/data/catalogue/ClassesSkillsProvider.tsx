import { logWarning } from '../../lib/log.ts'
import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useStore, type Store } from '../../lib/store.ts'
import { catalogueLists, type Catalogue } from './lists.ts'

export interface CatalogueSource {
  lists: Store<Catalogue>
  /** Reads the lists where nobody has yet. */
  load: () => Promise<unknown>
}

/** What reads the lists comes when they are first needed: the first content of a page does not wait for it. */
const appSource: CatalogueSource = {
  lists: catalogueLists,
  load: async () => (await import('./catalogue.ts')).appCatalogue.load(),
}

/** The store and not its value, for the reason that AuthContext gives. */
const ClassesSkillsContext = createContext<Store<Catalogue> | null>(null)

/** Gives the lists of classes and skills to what is below it, loading them where nobody has yet. */
export function ClassesSkillsProvider({
  source: { lists, load } = appSource,
  children,
}: {
  source?: CatalogueSource
  children: ReactNode
}) {
  useEffect(() => {
    load().catch((error: unknown) => {
      logWarning('The code that reads the catalogue did not come', error)
    })
  }, [load])
  return <ClassesSkillsContext value={lists}>{children}</ClassesSkillsContext>
}

/** The lists of classes and skills. Throws outside ClassesSkillsProvider. */
export function useClassesSkills(): Catalogue {
  const lists = use(ClassesSkillsContext)
  if (lists === null) throw new Error('useClassesSkills precisa estar dentro de ClassesSkillsProvider')
  // Deferred: the lists reach every part of a page at once, which would be drawn in one piece.
  return useDeferredValue(useStore(lists))
}

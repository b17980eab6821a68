import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { catalogueCache } from './catalogueCache.ts'
import {
  createCatalogueStore,
  type Catalogue,
  type CatalogueActions,
  type CatalogueStore,
} from './catalogueStore.ts'
import { readClasses } from './classes.ts'
import { readSkills } from './skills.ts'

/** One for the whole visit: every page that needs the lists shares them. */
const appStore = createCatalogueStore({
  readClasses,
  readSkills,
  cache: catalogueCache,
  loadActions: async (lists) => {
    const { createCatalogueActions, firestoreWrites } = await import('./catalogueActions.ts')
    return createCatalogueActions(lists, firestoreWrites)
  },
})

export interface ClassesSkills extends Catalogue, CatalogueActions, Pick<CatalogueStore, 'reload'> {}

const ClassesSkillsContext = createContext<ClassesSkills | null>(null)

/** Gives the lists of classes and skills to what is below it, loading them where nobody has yet. */
export function ClassesSkillsProvider({
  store = appStore,
  children,
}: {
  store?: CatalogueStore
  children: ReactNode
}) {
  const catalogue = useSyncExternalStore(store.subscribe, store.current)
  useEffect(() => {
    void store.load()
  }, [store])
  const value = useMemo<ClassesSkills>(() => ({ ...store, ...catalogue }), [store, catalogue])
  return <ClassesSkillsContext value={value}>{children}</ClassesSkillsContext>
}

/** The lists of classes and skills and how to change them. Throws outside ClassesSkillsProvider. */
export function useClassesSkills(): ClassesSkills {
  const value = use(ClassesSkillsContext)
  if (value === null) throw new Error('useClassesSkills precisa estar dentro de ClassesSkillsProvider')
  return value
}

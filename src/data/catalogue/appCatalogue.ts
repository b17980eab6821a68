import { catalogueCache } from './cache.ts'
import { createCatalogueStore } from './store.ts'
import { readClasses } from './classes.ts'
import { readSkills } from './skills.ts'

/** The lists from Firestore, kept in this browser between visits. */
export const appCatalogue = createCatalogueStore({
  readClasses,
  readSkills,
  cache: catalogueCache,
  loadActions: async (lists) => {
    const { createCatalogueActions, firestoreWrites } = await import('./actions.ts')
    return createCatalogueActions(lists, firestoreWrites)
  },
})

import { catalogueCache } from './catalogueCache.ts'
import { createCatalogueStore } from './catalogueStore.ts'
import { readClasses } from './classes.ts'
import { readSkills } from './skills.ts'

/** The lists from Firestore, kept in this browser between visits. */
export const appCatalogue = createCatalogueStore({
  readClasses,
  readSkills,
  cache: catalogueCache,
  loadActions: async (lists) => {
    const { createCatalogueActions, firestoreWrites } = await import('./catalogueActions.ts')
    return createCatalogueActions(lists, firestoreWrites)
  },
})

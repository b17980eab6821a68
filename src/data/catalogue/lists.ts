import type { NamedClass } from '@ribalta/domain/catalogue/classForms'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { createStore } from '../../lib/store.ts'

/** A class as it is stored, with the forms that `settings/classForms` has for it. */
export type CatalogueClass = ArtistClass & NamedClass

export interface Catalogue {
  classes: readonly CatalogueClass[]
  skills: readonly Skill[]
  /** True until both lists have come or failed. */
  loading: boolean
}

export const NO_LISTS: Catalogue = { classes: [], skills: [], loading: true }

/** One for the whole visit: every page that needs the lists shares them. What reads them is in catalogue.ts. */
export const catalogueLists = createStore(NO_LISTS)

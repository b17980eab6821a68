import type { Catalogue, CatalogueActions, CatalogueStore } from './store.ts'

const EMPTY: Catalogue = { classes: [], skills: [], loading: true }

/** The lists before anybody has read them. */
export function emptyCatalogue(): Catalogue {
  return EMPTY
}

/** A store whose code comes when it is first asked to load: the first content of a page does not wait for it. */
export function createDeferredCatalogue(fetchStore: () => Promise<CatalogueStore>): CatalogueStore {
  let store: CatalogueStore | undefined
  let fetching: Promise<CatalogueStore> | undefined
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }

  async function begin(): Promise<CatalogueStore> {
    try {
      store = await fetchStore()
    } catch (error) {
      fetching = undefined
      throw error
    }
    store.subscribe(notify)
    return store
  }
  const whole = (): Promise<CatalogueStore> => (fetching ??= begin())
  const act = async (perform: (actions: CatalogueActions) => Promise<boolean>): Promise<boolean> =>
    perform(await whole())

  return {
    reload: async (order) => (await whole()).reload(order),
    current: () => store?.current() ?? EMPTY,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: async () => {
      await (await whole()).load()
    },
    addClass: (value) => act(({ addClass }) => addClass(value)),
    updateClass: (value) => act(({ updateClass }) => updateClass(value)),
    deleteClass: (value) => act(({ deleteClass }) => deleteClass(value)),
    addSkill: (value) => act(({ addSkill }) => addSkill(value)),
    updateSkill: (value) => act(({ updateSkill }) => updateSkill(value)),
    deleteSkill: (value) => act(({ deleteSkill }) => deleteSkill(value)),
  }
}

import { MESSAGES } from '@ribalta/domain/messages'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { sortRecords } from '@ribalta/domain/sorting'
import type { NewClass } from './classes.ts'
import type { NewSkill } from './skills.ts'

export interface Catalogue {
  classes: readonly ArtistClass[]
  skills: readonly Skill[]
  /** True until both lists have come or failed. */
  loading: boolean
}

/** Where the lists are kept; the app gives Firestore, a test gives functions. */
export interface CatalogueSource {
  readClasses: () => Promise<ArtistClass[]>
  addClass: (value: NewClass) => Promise<ArtistClass>
  updateClass: (value: ArtistClass) => Promise<ArtistClass>
  deleteClass: (id: string) => Promise<void>
  readSkills: () => Promise<Skill[]>
  addSkill: (value: NewSkill) => Promise<Skill>
  updateSkill: (value: Skill) => Promise<Skill>
  deleteSkill: (id: string) => Promise<void>
}

/** The lists as an earlier visit left them, while they are fresh enough. */
export interface CatalogueCache {
  read: () => Pick<Catalogue, 'classes' | 'skills'> | null
  write: (catalogue: Pick<Catalogue, 'classes' | 'skills'>) => void
}

/** Changes resolve to whether they were stored; failures are only logged (specification, section 8). */
export interface CatalogueActions {
  addClass: (value: NewClass) => Promise<boolean>
  updateClass: (value: ArtistClass) => Promise<boolean>
  deleteClass: (id: string) => Promise<boolean>
  addSkill: (value: NewSkill) => Promise<boolean>
  updateSkill: (value: NewSkill) => Promise<boolean>
  deleteSkill: (id: string) => Promise<boolean>
}

export interface CatalogueStore extends CatalogueActions {
  current: () => Catalogue
  subscribe: (listener: () => void) => () => void
  /** Loads both lists; once, unless one of them failed. */
  load: () => Promise<void>
}

const sortClasses = (classes: readonly ArtistClass[]) => sortRecords(classes, 'namePT', 'asc')
const sortLoadedSkills = (skills: readonly Skill[]) => sortRecords(skills, 'descriptionPT', 'asc')
// By type after a change and by description when loaded: the specification's own difference (section 4).
const sortChangedSkills = (skills: readonly Skill[]) => sortRecords(skills, 'type', 'asc')

function replace<T extends { id: string }>(list: readonly T[], value: T): T[] {
  return list.map((item) => (item.id === value.id ? value : item))
}

function put<T extends { id: string }>(list: readonly T[], value: T): T[] {
  return [...without(list, value.id), value]
}

function without<T extends { id: string }>(list: readonly T[], id: string): T[] {
  return list.filter((item) => item.id !== id)
}

async function succeeded(failure: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    console.error(failure, error)
    return false
  }
}

export function createCatalogueStore(source: CatalogueSource, cache: CatalogueCache): CatalogueStore {
  let catalogue: Catalogue = { classes: [], skills: [], loading: true }
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<Catalogue>): void {
    catalogue = { ...catalogue, ...change }
    for (const notify of listeners) notify()
  }

  function keep(change: Partial<Catalogue>): void {
    set(change)
    cache.write({ classes: catalogue.classes, skills: catalogue.skills })
  }

  async function loadLists(): Promise<void> {
    const cached = cache.read()
    if (cached !== null) {
      set({ classes: sortClasses(cached.classes), skills: sortLoadedSkills(cached.skills), loading: false })
      return
    }
    const [hasClasses, hasSkills] = await Promise.all([
      succeeded(MESSAGES.classes.load, async () => {
        set({ classes: sortClasses(await source.readClasses()) })
      }),
      succeeded(MESSAGES.skills.load, async () => {
        set({ skills: sortLoadedSkills(await source.readSkills()) })
      }),
    ])
    if (hasClasses && hasSkills) keep({ loading: false })
    else {
      loading = undefined
      set({ loading: false })
    }
  }

  return {
    current: () => catalogue,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      loading ??= loadLists()
      return loading
    },
    addClass: (value) =>
      succeeded(MESSAGES.classes.add, async () => {
        const added = await source.addClass(value)
        keep({ classes: sortClasses(put(catalogue.classes, added)) })
      }),
    updateClass: (value) =>
      succeeded(MESSAGES.classes.update, async () => {
        const updated = await source.updateClass(value)
        keep({ classes: sortClasses(replace(catalogue.classes, updated)) })
      }),
    deleteClass: (id) =>
      succeeded(MESSAGES.classes.delete, async () => {
        await source.deleteClass(id)
        keep({ classes: sortClasses(without(catalogue.classes, id)) })
      }),
    addSkill: (value) =>
      succeeded(MESSAGES.skills.add, async () => {
        const added = await source.addSkill(value)
        keep({ skills: sortChangedSkills(put(catalogue.skills, added)) })
      }),
    updateSkill: async (value) => {
      const { id } = value
      if (id === undefined || id === '') {
        console.error(MESSAGES.skills.idRequired)
        return false
      }
      return succeeded(MESSAGES.skills.update, async () => {
        const updated = await source.updateSkill({ ...value, id })
        keep({ skills: sortChangedSkills(replace(catalogue.skills, updated)) })
      })
    },
    deleteSkill: (id) =>
      succeeded(MESSAGES.skills.delete, async () => {
        await source.deleteSkill(id)
        keep({ skills: sortChangedSkills(without(catalogue.skills, id)) })
      }),
  }
}

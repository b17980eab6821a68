import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { sortRecords } from '@ribalta/domain/sorting'
import { logError } from '../../lib/log.ts'
import type { NewClass } from './classes.ts'
import type { NewSkill } from './skills.ts'

export interface Catalogue {
  classes: readonly ArtistClass[]
  skills: readonly Skill[]
  /** True until both lists have come or failed. */
  loading: boolean
}

/** Changes resolve to whether they were stored; failures are only logged (specification, section 8). */
export interface CatalogueActions {
  addClass: (value: NewClass) => Promise<boolean>
  updateClass: (value: ArtistClass) => Promise<boolean>
  deleteClass: (id: string) => Promise<boolean>
  addSkill: (value: NewSkill) => Promise<boolean>
  /** Needs an id; without one it only logs that. */
  updateSkill: (value: NewSkill) => Promise<boolean>
  deleteSkill: (id: string) => Promise<boolean>
}

type Lists = Pick<Catalogue, 'classes' | 'skills'>

/** What the actions may do with the lists. */
export interface CatalogueLists {
  current: () => Lists
  keep: (change: Partial<Lists>) => void
}

/** Loaded skills are sorted by description, changed ones by type: the specification's own difference (section 4). */
const SKILL_ORDERS = { load: 'descriptionPT', change: 'type' } as const
type SkillOrder = keyof typeof SKILL_ORDERS

export interface CatalogueParts {
  readClasses: () => Promise<ArtistClass[]>
  readSkills: () => Promise<Skill[]>
  /** The lists as an earlier visit left them, while they are fresh enough. */
  cache: { read: () => Lists | null; write: (lists: Lists) => void }
  /** The code that changes the lists, fetched with the first change: few visitors ever make one. */
  loadActions: (lists: CatalogueLists) => Promise<CatalogueActions>
}

export interface CatalogueStore extends CatalogueActions {
  current: () => Catalogue
  subscribe: (listener: () => void) => () => void
  /** Loads both lists; once, unless one of them failed. */
  load: () => Promise<void>
  /**
   * Reads both lists anew, whatever an earlier visit left, in the order of a load or of a change. Resolves to whether
   * both came; where they did not, the lists stay as they were.
   */
  reload: (order?: SkillOrder) => Promise<boolean>
}

/** The words of `MESSAGES.classes.load` and `MESSAGES.skills.load`, without all the other messages on public pages. */
export const LOAD_FAILURES = {
  classes: 'Erro ao buscar as classes',
  skills: 'Erro ao buscar as skills',
} as const

export function createCatalogueStore(parts: CatalogueParts): CatalogueStore {
  let catalogue: Catalogue = { classes: [], skills: [], loading: true }
  let loading: Promise<void> | undefined
  /** A read under way, which whoever asks meanwhile shares. */
  let reading: Promise<boolean> | undefined
  let actions: Promise<CatalogueActions> | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<Catalogue>): void {
    catalogue = { ...catalogue, ...change }
    for (const notify of listeners) notify()
  }

  const lists: CatalogueLists = {
    current: () => catalogue,
    keep: (change) => {
      set(change)
      parts.cache.write(catalogue)
    },
  }

  async function orLog<T>(reading: Promise<T[]>, failure: string): Promise<T[] | null> {
    try {
      return await reading
    } catch (error) {
      logError(failure, error)
      return null
    }
  }

  function show(classes: readonly ArtistClass[], skills: readonly Skill[], order: SkillOrder): void {
    set({
      classes: sortRecords(classes, 'namePT', 'asc'),
      skills: sortRecords(skills, SKILL_ORDERS[order], 'asc'),
      loading: false,
    })
  }

  async function readLists(order: SkillOrder): Promise<boolean> {
    const [classes, skills] = await Promise.all([
      orLog(parts.readClasses(), LOAD_FAILURES.classes),
      orLog(parts.readSkills(), LOAD_FAILURES.skills),
    ])
    show(classes ?? catalogue.classes, skills ?? catalogue.skills, order)
    const isComplete = classes !== null && skills !== null
    if (isComplete) parts.cache.write(catalogue)
    return isComplete
  }

  function read(order: SkillOrder): Promise<boolean> {
    reading ??= readLists(order).finally(() => {
      reading = undefined
    })
    return reading
  }

  async function loadLists(): Promise<void> {
    const cached = parts.cache.read()
    if (cached !== null) show(cached.classes, cached.skills, 'load')
    else if (!(await read('load'))) loading = undefined
  }

  async function withActions(act: (actions: CatalogueActions) => Promise<boolean>): Promise<boolean> {
    actions ??= parts.loadActions(lists)
    try {
      return await act(await actions)
    } catch (error) {
      actions = undefined
      throw error
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
    reload: (order = 'load') => read(order),
    addClass: (value) => withActions(({ addClass }) => addClass(value)),
    updateClass: (value) => withActions(({ updateClass }) => updateClass(value)),
    deleteClass: (id) => withActions(({ deleteClass }) => deleteClass(id)),
    addSkill: (value) => withActions(({ addSkill }) => addSkill(value)),
    updateSkill: (value) => withActions(({ updateSkill }) => updateSkill(value)),
    deleteSkill: (id) => withActions(({ deleteSkill }) => deleteSkill(id)),
  }
}

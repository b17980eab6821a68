import { MESSAGES } from '@ribalta/domain/messages'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { sortRecords } from '@ribalta/domain/sorting'
import { logError } from '../../lib/log.ts'
import type { CatalogueActions, CatalogueLists } from './store.ts'
import type { NewClass } from './classes.ts'
import { addClass, deleteClass, updateClass } from './classesWrites.ts'
import type { NewSkill } from './skills.ts'
import { addSkill, deleteSkill, updateSkill } from './skillsWrites.ts'

/** Where changes are stored; the app gives Firestore, a test gives functions. Each gives what is now stored. */
export interface CatalogueWrites {
  addClass: (value: NewClass) => Promise<ArtistClass>
  updateClass: (value: ArtistClass) => Promise<ArtistClass>
  deleteClass: (id: string) => Promise<void>
  addSkill: (value: NewSkill) => Promise<Skill>
  updateSkill: (value: Skill) => Promise<Skill>
  deleteSkill: (id: string) => Promise<void>
}

export const firestoreWrites: CatalogueWrites = {
  addClass,
  updateClass,
  deleteClass,
  addSkill,
  updateSkill,
  deleteSkill,
}

const sortClasses = (classes: readonly ArtistClass[]) => sortRecords(classes, 'namePT', 'asc')
// Loaded skills are sorted by description, changed ones by type: the specification's own difference (section 4).
const sortSkills = (skills: readonly Skill[]) => sortRecords(skills, 'type', 'asc')

function replace<T extends { id: string }>(list: readonly T[], value: T): T[] {
  return list.map((item) => (item.id === value.id ? value : item))
}

function without<T extends { id: string }>(list: readonly T[], id: string): T[] {
  return list.filter((item) => item.id !== id)
}

function put<T extends { id: string }>(list: readonly T[], value: T): T[] {
  return [...without(list, value.id), value]
}

async function succeeded(failure: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    logError(failure, error)
    return false
  }
}

/** Changes to the catalogue: stored first, then in the local lists, which are sorted again. */
export function createCatalogueActions(
  { current, keep }: CatalogueLists,
  writes: CatalogueWrites,
): CatalogueActions {
  return {
    addClass: (value) =>
      succeeded(MESSAGES.classes.add, async () => {
        const added = await writes.addClass(value)
        keep({ classes: sortClasses(put(current().classes, added)) })
      }),
    updateClass: (value) =>
      succeeded(MESSAGES.classes.update, async () => {
        const updated = await writes.updateClass(value)
        keep({ classes: sortClasses(replace(current().classes, updated)) })
      }),
    deleteClass: (id) =>
      succeeded(MESSAGES.classes.delete, async () => {
        await writes.deleteClass(id)
        keep({ classes: sortClasses(without(current().classes, id)) })
      }),
    addSkill: (value) =>
      succeeded(MESSAGES.skills.add, async () => {
        const added = await writes.addSkill(value)
        keep({ skills: sortSkills(put(current().skills, added)) })
      }),
    updateSkill: async (value) => {
      const { id } = value
      if (id === undefined || id === '') {
        logError(MESSAGES.skills.idRequired)
        return false
      }
      return succeeded(MESSAGES.skills.update, async () => {
        const updated = await writes.updateSkill({ ...value, id })
        keep({ skills: sortSkills(replace(current().skills, updated)) })
      })
    },
    deleteSkill: (id) =>
      succeeded(MESSAGES.skills.delete, async () => {
        await writes.deleteSkill(id)
        keep({ skills: sortSkills(without(current().skills, id)) })
      }),
  }
}

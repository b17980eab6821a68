import { logError } from '../../lib/log.ts'
import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { sortRecords } from '@ribalta/domain/sorting'
import { readStored, writeStored } from '../../lib/storage.ts'
import type { WritableStore } from '../../lib/store.ts'
import { mapList, optionalNumber, textField } from '../rest/fields.ts'
import { runPublicQuery } from '../rest/rest.ts'
import { decodeClassForms, readClassForms } from '../settings/classForms.ts'
import { catalogueLists, type Catalogue, type CatalogueClass } from './lists.ts'

export type CatalogueEntries = Pick<Catalogue, 'classes' | 'skills'>
type Data = Readonly<Record<string, unknown>>

/** The words of `MESSAGES.classes.load` and `MESSAGES.skills.load`, without all the other messages on public pages. */
export const LOAD_FAILURES = {
  classes: 'Erro ao buscar as classes',
  skills: 'Erro ao buscar as skills',
} as const

/** Loaded skills are sorted by description, changed ones by type: the specification's own difference (section 4). */
const SKILL_ORDERS = { load: 'descriptionPT', change: 'type' } as const
type SkillOrder = keyof typeof SKILL_ORDERS

const KEY = 'catalogue'
/** Grows when the stored shape changes; another version is taken for nothing. */
const VERSION = 2
/** The lists change a few times a year; an hour keeps a visit from reading them on every page. */
export const CATALOGUE_FRESH_MS = 60 * 60 * 1000

function toClass(data: Data): CatalogueClass {
  return {
    id: textField(data, 'id'),
    key: textField(data, 'key'),
    nameEN: textField(data, 'nameEN'),
    namePT: textField(data, 'namePT'),
    forms: decodeClassForms(data, 'forms'),
  }
}

function toSkill(data: Data): Skill {
  return {
    id: textField(data, 'id'),
    type: textField(data, 'type'),
    descriptionPT: textField(data, 'descriptionPT'),
    descriptionEN: textField(data, 'descriptionEN'),
    descriptionES: textField(data, 'descriptionES'),
  }
}

/** All documents of a collection, each with its id among its fields. */
async function readAll(collection: 'classes' | 'skills'): Promise<Data[]> {
  const documents = await runPublicQuery({ collection })
  return documents.map(({ id, data }) => ({ ...data, id }))
}

function parse(text: string | null): Data {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The lists as an earlier page or visit left them in this browser, while they are fresh. */
function readKept(): CatalogueEntries | null {
  const stored = parse(readStored(KEY))
  const age = Date.now() - (optionalNumber(stored, 'at') ?? 0)
  if (stored['version'] !== VERSION || age < 0 || age > CATALOGUE_FRESH_MS) return null
  return { classes: mapList(stored, 'classes').map(toClass), skills: mapList(stored, 'skills').map(toSkill) }
}

/** Empty lists are not kept: they may only not be there yet. */
function keep({ classes, skills }: CatalogueEntries): void {
  const isKept = classes.length > 0 && skills.length > 0
  writeStored(KEY, isKept ? JSON.stringify({ version: VERSION, at: Date.now(), classes, skills }) : null)
}

async function readClasses(): Promise<CatalogueClass[]> {
  const [classes, forms] = await Promise.all([readAll('classes'), readClassForms()])
  return classes.map((data) => toClass({ ...data, forms: forms[textField(data, 'id')] }))
}

async function orLog<T>(reading: Promise<T[]>, failure: string): Promise<T[] | undefined> {
  try {
    return await reading
  } catch (error) {
    logError(failure, error)
    return undefined
  }
}

export interface CatalogueReaders {
  classes: () => Promise<CatalogueClass[]>
  skills: () => Promise<Skill[]>
}

const PUBLIC_READERS: CatalogueReaders = {
  classes: readClasses,
  skills: async () => (await readAll('skills')).map(toSkill),
}

export interface CatalogueKeeper {
  /** Loads both lists; once, unless one of them failed. Resolves to whether both came. */
  load: () => Promise<boolean>
  /**
   * Reads both lists anew, whatever an earlier visit left, in the order of a load or of a change. Resolves to whether
   * both came; where they did not, the lists stay as they were.
   */
  reload: (order?: SkillOrder) => Promise<boolean>
  /** Takes over a list that a change has made, in its order. */
  change: (entries: Partial<CatalogueEntries>) => void
  current: () => CatalogueEntries
}

/** Brings the lists and keeps them, in `lists` for the pages and in this browser for an hour. */
export function createCatalogue(
  lists: WritableStore<Catalogue>,
  readers: CatalogueReaders = PUBLIC_READERS,
): CatalogueKeeper {
  let loading: Promise<boolean> | undefined
  /** A read under way, which whoever asks meanwhile shares. */
  let reading: Promise<boolean> | undefined

  function show({ classes, skills }: CatalogueEntries, order: SkillOrder): void {
    lists.set({
      classes: sortRecords(classes, 'namePT', 'asc'),
      skills: sortRecords(skills, SKILL_ORDERS[order], 'asc'),
      loading: false,
    })
  }

  async function readLists(order: SkillOrder): Promise<boolean> {
    const [classes, skills] = await Promise.all([
      orLog(readers.classes(), LOAD_FAILURES.classes),
      orLog(readers.skills(), LOAD_FAILURES.skills),
    ])
    const before = lists.current()
    show({ classes: classes ?? before.classes, skills: skills ?? before.skills }, order)
    const isComplete = classes !== undefined && skills !== undefined
    if (isComplete) keep(lists.current())
    return isComplete
  }

  function read(order: SkillOrder): Promise<boolean> {
    reading ??= readLists(order).finally(() => {
      reading = undefined
    })
    return reading
  }

  async function loadLists(): Promise<boolean> {
    const kept = readKept()
    if (kept !== null) show(kept, 'load')
    const isComplete = kept !== null || (await read('load'))
    if (!isComplete) loading = undefined
    return isComplete
  }

  return {
    load: () => {
      loading ??= loadLists()
      return loading
    },
    reload: (order = 'load') => read(order),
    change: (entries) => {
      lists.set({ ...lists.current(), ...entries })
      keep(lists.current())
    },
    current: lists.current,
  }
}

/** The application's own. */
export const appCatalogue = createCatalogue(catalogueLists)

import { toSearchText } from '../identity.ts'
import type { ArtistClass, Skill } from '../schemas/catalogue/catalogue.ts'
import {
  classEntrySchema,
  classFormsEntrySchema,
  skillEntrySchema,
  type EntrySchema,
} from '../schemas/catalogue/catalogueEntry.ts'
import type { ClassForms, NamedClass } from './classForms.ts'

export const CATALOGUE_KINDS = ['class', 'skill'] as const
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number]

/** The kinds of CSV file that directors import: a list of the catalogue, or the forms of its classes. */
export const IMPORT_KINDS = [...CATALOGUE_KINDS, 'classForms'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export interface EntryProblem {
  readonly field: string
  /** In words for the person. */
  readonly message: string
}

/** An entry, or why what was given cannot be one. */
export type ReadEntry<T> = { readonly entry: T } | { readonly problems: readonly EntryProblem[] }

/** The definition of one kind of entry: its columns, its validation, and its identity. */
export interface KindOfEntry<T extends { readonly id: string }> {
  /** The fields in the order of a file's columns, `id` first. */
  readonly columns: readonly (keyof T & string)[]
  /** Columns that a file may lack. */
  readonly optional: readonly string[]
  /** Judges texts by field, none of them absent. */
  readonly schema: EntrySchema<T>
  /** Reads texts by field; an absent field is an empty text. */
  readonly read: (texts: Readonly<Record<string, string>>) => ReadEntry<T>
  /** What no two entries may share, and by which a line without id finds its entry. */
  readonly identity: (entry: T) => string
  /** The field to which a form tells that the identity is taken. */
  readonly identityField: keyof T & string
  readonly label: (entry: T) => string
  /** Set when the entries describe those of another list: `fields` belong to that list, `unknown` is the message for a line without such an entry. */
  readonly describes?: { readonly fields: readonly (keyof T & string)[]; readonly unknown: string }
}

function reader<T>(
  columns: readonly string[],
  schema: EntrySchema<T>,
): (texts: Readonly<Record<string, string>>) => ReadEntry<T> {
  return (texts) => {
    const all = Object.fromEntries(columns.map((column) => [column, texts[column] ?? '']))
    const parsed = schema.safeParse(all)
    if (parsed.success) return { entry: parsed.data }
    const { issues } = parsed.error
    return { problems: issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })) }
  }
}

const CLASS_COLUMNS = ['id', 'key', 'nameEN', 'namePT'] as const
const CLASS_FORMS_COLUMNS = ['id', 'key', 'feminine', 'masculine', 'neutral'] as const
const SKILL_COLUMNS = ['id', 'type', 'descriptionPT', 'descriptionEN', 'descriptionES'] as const

export const CLASS_KIND: KindOfEntry<ArtistClass> = {
  columns: CLASS_COLUMNS,
  optional: ['id', 'key'],
  schema: classEntrySchema,
  read: reader(CLASS_COLUMNS, classEntrySchema),
  identity: ({ key }) => toSearchText(key),
  identityField: 'key',
  label: ({ namePT }) => namePT,
}

/** A class and its forms, as they are edited and exported. */
export interface ClassFormsEntry extends ClassForms, Pick<ArtistClass, 'id' | 'key' | 'namePT'> {}

/** Returns a class and its forms; empty texts where it has none. */
export function toClassFormsEntry({ id, key, namePT, forms }: ArtistClass & NamedClass): ClassFormsEntry {
  return { id, key, namePT, ...(forms ?? { feminine: '', masculine: '', neutral: '' }) }
}

export const CLASS_FORMS_KIND: KindOfEntry<ClassFormsEntry> = {
  columns: CLASS_FORMS_COLUMNS,
  optional: ['id', 'key'],
  schema: classFormsEntrySchema,
  read: reader(CLASS_FORMS_COLUMNS, classFormsEntrySchema),
  identity: ({ key }) => toSearchText(key),
  identityField: 'key',
  label: ({ namePT }) => namePT,
  describes: { fields: ['key', 'namePT'], unknown: 'Não há classe com este id ou esta chave.' },
}

export const SKILL_KIND: KindOfEntry<Skill> = {
  columns: SKILL_COLUMNS,
  optional: ['id'],
  schema: skillEntrySchema,
  read: reader(SKILL_COLUMNS, skillEntrySchema),
  identity: ({ type, descriptionPT }) => `${toSearchText(type)}|${toSearchText(descriptionPT)}`,
  identityField: 'descriptionPT',
  label: ({ type, descriptionPT }) => `${descriptionPT} (${type})`,
}

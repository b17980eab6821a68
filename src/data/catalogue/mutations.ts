import { logError } from '../../lib/log.ts'
import {
  CLASS_FORMS_KIND,
  type ClassFormsEntry,
  type ImportKind,
} from '@ribalta/domain/catalogue/catalogueKinds'
import { defaultClassKey } from '@ribalta/domain/catalogue/classKey'
import { MESSAGES } from '@ribalta/domain/messages'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import {
  importCatalogueResultSchema,
  type ImportCatalogueResult,
} from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { sortRecords } from '@ribalta/domain/sorting'
import { mutationOptions } from '@tanstack/react-query'
import { collection, deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { callFunction } from '../callables.ts'
import { appCatalogue } from './catalogue.ts'

/** An entry to add; with an id it is stored under that id. */
type New<T extends { id: string }> = Omit<T, 'id'> & { id?: string }
export type NewClass = Omit<New<ArtistClass>, 'key'> & { key?: string }
export type NewSkill = New<Skill>

/** Where changes of a list are stored; the app gives Firestore, a test functions. Each gives what is now stored. */
export interface EntryWrites<T, N> {
  add: (value: N) => Promise<T>
  update: (id: string, value: N) => Promise<T>
  remove: (id: string) => Promise<void>
}

/** Of a class; the key defaults to the Portuguese name (specification, section 3). */
function classFields({ key, nameEN, namePT }: NewClass): Omit<ArtistClass, 'id'> {
  return { key: key === undefined || key === '' ? defaultClassKey(namePT) : key, nameEN, namePT }
}

function skillFields({ type, descriptionPT, descriptionEN, descriptionES }: NewSkill): Omit<Skill, 'id'> {
  return { type, descriptionPT, descriptionEN, descriptionES }
}

function firestoreWrites<N extends { id?: string }, F extends object>(
  name: 'classes' | 'skills',
  fieldsOf: (value: N) => F,
): EntryWrites<F & { id: string }, N> {
  const all = async () => collection(await firebaseFirestore(), name)
  return {
    add: async (value) => {
      const target = value.id === undefined || value.id === '' ? doc(await all()) : doc(await all(), value.id)
      const added = { ...fieldsOf(value), id: target.id }
      await setDoc(target, added)
      return added
    },
    update: async (id, value) => {
      const fields = fieldsOf(value)
      await updateDoc(doc(await all(), id), fields)
      return { ...fields, id }
    },
    remove: async (id) => {
      await deleteDoc(doc(await all(), id))
    },
  }
}

function without<T extends { id: string }>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id)
}

/** Changes to one list: stored first, then shown. Failures are only logged (specification, section 8). */
function mutationsOf<T extends { id: string }, N extends { id?: string }>(
  writes: EntryWrites<T, N>,
  failures: Readonly<Record<'add' | 'update' | 'delete', string>> & { readonly idRequired?: string },
  show: (change: (entries: readonly T[]) => T[]) => void,
) {
  return {
    add: mutationOptions({
      mutationFn: writes.add,
      onSuccess: (added) => {
        show((entries) => [...without(entries, added.id), added])
      },
      meta: { failure: failures.add },
    }),
    /** Gives undefined where there is no id, without which nothing is done. */
    update: mutationOptions({
      mutationFn: async (value: N): Promise<T | undefined> => {
        if (value.id !== undefined && value.id !== '') return writes.update(value.id, value)
        logError(failures.idRequired ?? failures.update)
        return undefined
      },
      onSuccess: (updated) => {
        if (updated !== undefined)
          show((entries) =>
            entries.map((entry) => (entry.id === updated.id ? { ...entry, ...updated } : entry)),
          )
      },
      meta: { failure: failures.update },
    }),
    remove: mutationOptions({
      mutationFn: writes.remove,
      onSuccess: (_nothing, id) => {
        show((entries) => without(entries, id))
      },
      meta: { failure: failures.delete },
    }),
  }
}

export type EntryMutations<T extends { id: string }, N extends { id?: string }> = ReturnType<
  typeof mutationsOf<T, N>
>

export function classMutations(
  catalogue = appCatalogue,
  writes: EntryWrites<ArtistClass, NewClass> = firestoreWrites('classes', classFields),
) {
  return mutationsOf(writes, MESSAGES.classes, (change) => {
    catalogue.change({ classes: sortRecords(change(catalogue.current().classes), 'namePT', 'asc') })
  })
}

export function skillMutations(
  catalogue = appCatalogue,
  writes: EntryWrites<Skill, NewSkill> = firestoreWrites('skills', skillFields),
) {
  return mutationsOf(writes, MESSAGES.skills, (change) => {
    catalogue.change({ skills: sortRecords(change(catalogue.current().skills), 'type', 'asc') })
  })
}

/** Saves the forms of one class by the command that imports them, and shows what is stored. */
export const saveClassFormsMutation = mutationOptions({
  mutationFn: async (entry: ClassFormsEntry) => {
    await importCatalogue('classForms', [CLASS_FORMS_KIND.columns.map((column) => entry[column])])
    await appCatalogue.reload('change')
  },
  meta: { failure: 'The forms of a class were not saved' },
})

/** Adds and changes classes, their forms or skills, all or nothing; each line has its cells in the order of the kind's columns. */
export async function importCatalogue(
  kind: ImportKind,
  lines: readonly (readonly string[])[],
): Promise<ImportCatalogueResult> {
  return importCatalogueResultSchema.parse(await callFunction('importCatalogue', { kind, lines }))
}

import { useMutation } from '@tanstack/react-query'
import type { EntryMutations } from '../../data/catalogue/mutations.ts'
import type { CatalogueList } from './CataloguePanel.tsx'

export const stored = () => true
/** It has been logged, as every change that fails is. */
export const notStored = () => false

/** Changes to one of the catalogue's lists; each resolves to whether it was stored. */
export function useEntryChanges<T extends { id: string }, N extends { id?: string }>(
  mutations: EntryMutations<T, N>,
): Required<Pick<CatalogueList<N>, 'add' | 'update' | 'remove'>> {
  const add = useMutation(mutations.add)
  const update = useMutation(mutations.update)
  const remove = useMutation(mutations.remove)
  return {
    add: (entry) => add.mutateAsync(entry).then(stored, notStored),
    update: (entry) => update.mutateAsync(entry).then((updated) => updated !== undefined, notStored),
    remove: (id) => remove.mutateAsync(id).then(stored, notStored),
  }
}

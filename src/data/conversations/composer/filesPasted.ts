/** The files that are pasted; of what has words, too, such as cells of a table, the words are meant and not their picture. */
export function filesPasted({ types, files }: Pick<DataTransfer, 'types' | 'files'>): File[] {
  return types.includes('text/plain') ? [] : [...files]
}

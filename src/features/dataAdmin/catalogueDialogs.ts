/** What opens over a list of the catalogue, in one piece of code. */
export { DeleteDialog } from './DeleteDialog.tsx'
export { EntryDialog } from './EntryDialog.tsx'
export { ImportDialog } from './ImportDialog.tsx'

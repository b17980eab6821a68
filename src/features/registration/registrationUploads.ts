import { storagePorts } from '../../data/uploads/storage.ts'
import { createUploadsStore, type UploadsStore } from '../../data/uploads/store.ts'
import { draftStorage } from './registrationDraft.ts'

let store: UploadsStore | undefined

/** The visit's files: they go on being sent while the person looks at another page and comes back. */
export function registrationUploads(): UploadsStore {
  store ??= createUploadsStore(storagePorts, draftStorage.load().draft.uploads)
  return store
}

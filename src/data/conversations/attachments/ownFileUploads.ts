import { storeUpload } from '../../takes/storeUpload.ts'
import { uploadTake } from '../../takes/uploadTake.ts'
import { openUploads } from '../../uploads/openUploads.ts'
import { bytesOf } from './deviceBytes.ts'
import { createFileUploads } from './fileUploads.ts'

/** The uploads of this page. */
export const ownFileUploads = createFileUploads({
  read: bytesOf,
  open: openUploads,
  send: (upload, listener, signal) =>
    uploadTake(
      { ...upload, address: undefined },
      storeUpload,
      { ...listener, onAddress: () => Promise.resolve() },
      signal,
    ),
})

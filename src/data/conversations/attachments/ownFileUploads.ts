import { storeUpload } from '../../uploads/storeUpload.ts'
import { uploadSteadily } from '../../uploads/steadyUpload.ts'
import { openUploads } from '../../uploads/openUploads.ts'
import { bytesOf } from './deviceBytes.ts'
import { createFileUploads } from './fileUploads.ts'

/** The uploads of this page. */
export const ownFileUploads = createFileUploads({
  read: bytesOf,
  open: openUploads,
  send: (upload, listener, signal) =>
    uploadSteadily(
      { ...upload, address: undefined },
      storeUpload,
      { ...listener, onAddress: () => Promise.resolve() },
      signal,
    ),
})

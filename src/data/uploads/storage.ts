import { tempMediaPath } from '@ribalta/domain/media/media'
import { newRandomId } from '../../lib/newRandomId.ts'
import { checkFile } from '../../lib/media/checkFile.ts'
import { forgetFiles, keepFile, keptFiles } from './deviceFiles.ts'
import { openUploads } from './openUploads.ts'
import type { UploadPorts, UploadTask } from './store.ts'

/** Sends a file to a path of the bucket, resuming by itself over short breaks of the connection. */
export function sendFile(file: File, path: string, onFraction: (fraction: number) => void): UploadTask {
  let isCancelled = false
  let stop: () => void = () => undefined
  async function run(): Promise<void> {
    const { prepareUpload } = await import('../../firebase/storage.ts')
    const begin = await prepareUpload(path, file)
    if (isCancelled) throw new Error('Envio cancelado')
    const task = begin()
    stop = () => task.cancel()
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onFraction(totalBytes === 0 ? 0 : bytesTransferred / totalBytes)
    })
    await task
  }
  return {
    done: run(),
    cancel: () => {
      isCancelled = true
      stop()
    },
  }
}

/** Uploads to Firebase Storage, whose code comes with the first file. */
export const storagePorts: UploadPorts = {
  open: openUploads,
  send: (file, tempMediaId, onFraction) => sendFile(file, tempMediaPath(tempMediaId), onFraction),
  check: checkFile,
  newId: newRandomId,
  createPreview: (file) => URL.createObjectURL(file),
  releasePreview: (url) => {
    URL.revokeObjectURL(url)
  },
  now: () => Date.now(),
  device: {
    keep: (id, file) => void keepFile(id, file),
    find: keptFiles,
    forget: (ids) => void forgetFiles(ids),
  },
}

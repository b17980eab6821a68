import { onForget } from '../../../lib/keptStorage.ts'
import { checkFile } from '../../../lib/media/checkFile.ts'
import { readChosen, writeChosen } from '../attachments/chosenShelf.ts'
import { areBytesKept, bytesOf, forgetBytes, keepBytes } from '../attachments/deviceBytes.ts'
import { shrinkPicture } from '../attachments/shrinkPicture.ts'
import { type ChosenFiles, createChosenFiles } from './chosenFiles.ts'

const made = new Map<string, ChosenFiles>()

onForget(() => {
  made.clear()
})

/** The files that are chosen in a conversation: one and the same while the application is open, whatever screen is shown. */
export function chosenFilesOf(conversationId: string): ChosenFiles {
  const known = made.get(conversationId)
  if (known !== undefined) return known
  const files = createChosenFiles({
    list: {
      read: () => readChosen(conversationId),
      write: (list) => writeChosen(conversationId, list),
    },
    bytes: {
      keep: keepBytes,
      areKept: areBytesKept,
      find: bytesOf,
      forget: (ids) => void forgetBytes(ids),
    },
    check: checkFile,
    shrink: shrinkPicture,
    newId: () => crypto.randomUUID(),
  })
  made.set(conversationId, files)
  return files
}

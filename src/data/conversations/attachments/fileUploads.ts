import { tempMediaPath } from '@ribalta/domain/media/media'
import type { NewAttachment } from '@ribalta/domain/schemas/conversations/conversation'
import type { OpenUploadsInput, OpenUploadsResult } from '@ribalta/domain/schemas/media/uploads'
import type { SteadyListener } from '../../uploads/steadyUpload.ts'
import { FileRefusal } from './fileRefusal.ts'
import type { MessageFile } from './messageFile.ts'

/** How far the files of a message are on their way. */
export interface UploadProgress {
  /** Of all their bytes, 0 … 1. */
  readonly fraction: number
  /** Nothing comes through; it goes on by itself. */
  readonly isCut: boolean
}

/** What sending files needs of the world. */
export interface FileUploadPorts {
  readonly read: (id: string) => Promise<Blob | undefined>
  readonly open: (input: OpenUploadsInput) => Promise<OpenUploadsResult>
  /** Sends a file however often the connection is cut; rejects when it is stopped. */
  readonly send: (
    upload: { readonly path: string; readonly type: string; readonly file: Blob },
    listener: Pick<SteadyListener, 'onFraction' | 'onCut'>,
    signal: AbortSignal,
  ) => Promise<'sent' | 'refused'>
}

export interface FileUploadOptions {
  /** The server did not find what was put there: all of it is sent anew. */
  readonly isAgain: boolean
  readonly onProgress: (progress: UploadProgress) => void
}

export interface FileUploads {
  /**
   * Puts files where the server takes them from, and says where that is. Rejects with a {@link FileRefusal} for what is not on the device
   * any more and for what the store does not take, as `openUploads` does, and when it is stopped.
   */
  readonly upload: (
    files: readonly MessageFile[],
    options: FileUploadOptions,
    signal: AbortSignal,
  ) => Promise<readonly NewAttachment[]>
}

interface Found {
  readonly file: MessageFile
  readonly content: Blob
}

/** Sends the files of messages into temporary slots. What was sent once is not sent again while the page is open. */
export function createFileUploads({ read, open, send }: FileUploadPorts): FileUploads {
  const slots = new Map<string, string>()

  async function find(file: MessageFile): Promise<Found> {
    const content = await read(file.id)
    if (content !== undefined) return { file, content }
    throw new FileRefusal(`O arquivo “${file.name}” não está mais neste aparelho. Escolha-o de novo.`)
  }

  async function openFor(files: readonly Found[]): Promise<readonly string[]> {
    // Of no other types: those were refused when they were chosen.
    const asked = files.map(({ file, content }) => ({ type: file.type, bytes: content.size }))
    const { places } = await open({ sessions: [], files: asked as OpenUploadsInput['files'], dropped: [] })
    return places
  }

  return {
    upload: async (files, { isAgain, onProgress }, signal) => {
      if (isAgain) for (const { id } of files) slots.delete(id)
      const left = await Promise.all(files.filter(({ id }) => !slots.has(id)).map(find))
      const places = left.length === 0 ? [] : await openFor(left)
      signal.throwIfAborted()
      const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
      let done = all - left.reduce((sum, { content }) => sum + content.size, 0)

      async function sendTo(place: string | undefined, { file, content }: Found): Promise<boolean> {
        if (place === undefined) throw new Error('The server gave no slot')
        let fraction = 0
        const tell = (isCut: boolean): void =>
          onProgress({ fraction: (done + fraction * content.size) / all, isCut })
        const listener = {
          onFraction: (next: number) => {
            fraction = next
            tell(false)
          },
          onCut: () => {
            tell(true)
          },
        }
        const upload = { path: tempMediaPath(place), type: file.type, file: content }
        if ((await send(upload, listener, signal)) === 'refused') return false
        slots.set(file.id, place)
        return true
      }

      for (const [index, each] of left.entries()) {
        // What the store refuses may be there already, or its slot have lapsed meanwhile: either way another one does.
        const isSent = (await sendTo(places[index], each)) || (await sendTo((await openFor([each]))[0], each))
        if (!isSent) throw new FileRefusal(`O envio do arquivo “${each.file.name}” não foi aceito.`)
        done += each.content.size
      }
      return files.map(({ id, name }) => ({ tempMediaId: slots.get(id) ?? '', name }))
    },
  }
}

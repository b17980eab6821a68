import { MAX_ATTACHMENTS } from '@ribalta/domain/conversations/conversation'
import { createStore, type Store } from '../../../lib/store.ts'
import type { CheckedFile } from '../../../lib/media/checkFile.ts'
import { attachmentName, refuseChosen, refusePrepared } from '../attachments/attachmentChoice.ts'
import type { MessageFile } from '../attachments/messageFile.ts'

export interface ChosenFile extends MessageFile {
  /** Its bytes are made ready and kept. */
  readonly isReady: boolean
}

export interface ChosenState {
  readonly files: readonly ChosenFile[]
  /** What was not taken, and why, in words. */
  readonly refused: readonly string[]
  /** Whether all of it would survive a reload. */
  readonly areKept: boolean
}

/** What choosing files needs of the world. */
export interface ChoicePorts {
  readonly list: {
    readonly read: () => readonly MessageFile[]
    /** Answers whether it was kept. */
    readonly write: (files: readonly MessageFile[]) => boolean
  }
  readonly bytes: {
    readonly keep: (id: string, file: Blob) => Promise<void>
    readonly areKept: (id: string) => boolean
    readonly find: (id: string) => Promise<Blob | undefined>
    readonly forget: (ids: readonly string[]) => void
  }
  /** Looks at a file's content; never rejects. */
  readonly check: (file: File) => Promise<CheckedFile>
  /** Never rejects. */
  readonly shrink: (file: File) => Promise<File>
  readonly newId: () => string
}

export interface ChosenFiles extends Store<ChosenState> {
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  /** Lets go of the files, which go with a message now; their bytes stay. */
  readonly take: () => readonly MessageFile[]
  /** Puts files before the others that come back with their message; even more than fit, for their sender to choose from. */
  readonly putBack: (files: readonly MessageFile[]) => void
}

const NO_ROOM = `Uma mensagem leva até ${String(MAX_ATTACHMENTS)} arquivos.`

const toMessageFile = ({ id, name, type, bytes }: MessageFile): MessageFile => ({ id, name, type, bytes })

/** The files that somebody has chosen in a conversation and not sent: made ready one after the other, and on the device from then on. */
export function createChosenFiles({ list, bytes, check, shrink, newId }: ChoicePorts): ChosenFiles {
  const { set, ...store } = createStore<ChosenState>({
    files: list.read().map((file) => ({ ...file, isReady: true })),
    refused: [],
    areKept: true,
  })
  /** Pictures are large while they are drawn: one at a time. */
  let last: Promise<void> = Promise.resolve()

  function change(files: readonly ChosenFile[], refused = store.current().refused): void {
    const kept = files.filter(({ id, isReady }) => isReady && bytes.areKept(id))
    const isListKept = list.write(kept.map(toMessageFile))
    set({ files, refused, areKept: isListKept && kept.length === files.length })
  }

  const find = (id: string): ChosenFile | undefined => store.current().files.find((file) => file.id === id)
  const without = (id: string): readonly ChosenFile[] =>
    store.current().files.filter((file) => file.id !== id)

  function refuse(id: string, words: string): void {
    // It was put aside meanwhile.
    const name = find(id)?.name
    if (name === undefined) return
    change(without(id), [...store.current().refused, `${name}: ${words}`])
  }

  async function prepare(id: string, file: File): Promise<void> {
    if (find(id) === undefined) return
    const checked = await check(file)
    if ('reason' in checked) return refuse(id, checked.reason)
    const unfit = refuseChosen(checked.file)
    if (unfit !== undefined) return refuse(id, unfit)
    const ready = await shrink(checked.file)
    const words = refusePrepared(ready)
    if (words !== undefined) return refuse(id, words)
    await bytes.keep(id, ready)
    const { files } = store.current()
    // It was put aside meanwhile.
    if (find(id) === undefined) {
      bytes.forget([id])
      return
    }
    const known = { id, name: attachmentName(ready.name), type: ready.type, bytes: ready.size, isReady: true }
    change(files.map((each) => (each.id === id ? known : each)))
  }

  /** What the device has lost since is not offered any more. */
  async function lookFor({ id }: MessageFile): Promise<void> {
    if ((await bytes.find(id)) === undefined && find(id) !== undefined) {
      refuse(id, 'Não está mais neste aparelho. Escolha de novo.')
    }
  }
  for (const file of store.current().files) void lookFor(file)

  return {
    ...store,
    add: (chosen) => {
      const files = [...store.current().files]
      const refused: string[] = []
      for (const file of chosen) {
        const { type, size } = file
        const name = attachmentName(file.name)
        if (files.length < MAX_ATTACHMENTS) {
          const id = newId()
          files.push({ id, name, type, bytes: size, isReady: false })
          last = last.then(() => prepare(id, file))
        } else refused.push(`${name}: ${NO_ROOM}`)
      }
      change(files, refused)
    },
    remove: (id) => {
      change(without(id), [])
      bytes.forget([id])
    },
    take: () => {
      const files = store.current().files.map(toMessageFile)
      change([], [])
      return files
    },
    putBack: (files) => {
      const back = files.map((file) => ({ ...file, isReady: true }))
      change([...back, ...store.current().files])
    },
  }
}

/** Why the chosen files cannot go as they are; undefined where they can. */
export function tooManyWords({ length }: readonly ChosenFile[]): string | undefined {
  const extra = length - MAX_ATTACHMENTS
  return extra <= 0 ? undefined : `${NO_ROOM} Tire ${extra === 1 ? '1 deles' : `${String(extra)} deles`}.`
}

import type {
  About,
  NewAttachment,
  SendMessageInput,
  SendMessageResult,
} from '@ribalta/domain/schemas/conversations/conversation'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { refusalWords, serverWords } from '../../../lib/words/refusalWords.ts'
import { errorCode } from '../../../lib/errorCode.ts'
import { FileRefusal } from '../attachments/fileRefusal.ts'
import type { FileUploads, UploadProgress } from '../attachments/fileUploads.ts'
import type { MessageFile } from '../attachments/messageFile.ts'

/** A message that the server has not said to have. */
export interface OutboxMessage {
  readonly id: string
  readonly conversationId: string
  readonly text: string
  readonly about?: About | undefined
  /** What goes with it; at least one, or undefined. */
  readonly files?: readonly MessageFile[] | undefined
  /** Its place among those of this device: the clock may be wrong, or set back. */
  readonly order: number
  /** In which words the server refused it; it stays until its sender does something about it. */
  readonly refused?: string | undefined
}

/** A message that the server has, with its place in the conversation. */
export interface SentMessage extends OutboxMessage {
  readonly n: number
}

/** What keeps messages on the device, for all its tabs. */
export interface OutboxShelf {
  /** All that is kept, in any order. */
  readonly read: () => readonly OutboxMessage[]
  /** Answers whether it was kept. */
  readonly keep: (message: OutboxMessage) => boolean
  readonly drop: (id: string) => void
}

/** The bytes of what goes with messages. */
export interface OutboxFiles extends FileUploads {
  /** Whether the device keeps a file's bytes, and not this page alone. */
  readonly areKept: (id: string) => boolean
  readonly forget: (ids: readonly string[]) => void
}

/** What an outbox needs of the world. */
export interface OutboxPorts {
  readonly shelf: OutboxShelf
  readonly files: OutboxFiles
  readonly send: (input: SendMessageInput) => Promise<SendMessageResult>
  /** Runs something for a conversation while no other tab of this device does. */
  readonly alone: (conversationId: string, run: () => Promise<void>) => Promise<void>
}

/** Why nothing of a conversation is being sent while something waits. */
export type OutboxPause = 'cutOff' | 'later'

export interface OutboxState {
  /** What is not sent, in its order. */
  readonly messages: readonly OutboxMessage[]
  /** What the server took from this tab: shown as sent until the conversation itself shows it. */
  readonly sent: readonly SentMessage[]
  /** The conversations of which nothing is being sent while something waits. */
  readonly pauses: ReadonlyMap<string, OutboxPause>
  /** How far the files of messages are, by the messages' ids, while they are on their way. */
  readonly uploads: ReadonlyMap<string, UploadProgress>
  /** Whether the device keeps what waits. */
  readonly isKept: boolean
}

export interface Outbox extends Store<OutboxState> {
  /** Puts a message last, and sends what waits. */
  readonly add: (message: Omit<OutboxMessage, 'order' | 'refused'>) => void
  /** Takes out what was refused, and what went with it. */
  readonly remove: (id: string) => void
  /** Takes out what its sender goes on with: what went with it stays on the device. */
  readonly takeBack: (id: string) => void
  /** Sends at once what waits: when somebody or the network is back, or another tab left something. */
  readonly resume: () => void
  /** Takes what other tabs kept or let go of. */
  readonly hear: () => void
  /** The conversation shows what was said up to a number. */
  readonly noteShown: (conversationId: string, n: number) => void
  readonly close: () => void
}

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000
/** By these the server says no for good; whatever else went wrong may go well later. */
const FINAL: ReadonlySet<string | undefined> = new Set([
  'functions/invalid-argument',
  'functions/failed-precondition',
  'functions/permission-denied',
  'functions/already-exists',
  'functions/not-found',
])
/** So it says that somebody sends too much at once, or is not signed in any more. */
const LATER: ReadonlySet<string | undefined> = new Set([
  'functions/resource-exhausted',
  'functions/unauthenticated',
])

/** By this it says that files were put so long ago that it has them no more. */
function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('details' in error)) return false
  const { details } = error
  return typeof details === 'object' && details !== null && 'isGone' in details && details.isGone === true
}

/** In which words something was refused for good; undefined where it may go well later. */
function finalWords(error: unknown): string | undefined {
  if (error instanceof FileRefusal) return error.message
  const isFinal = FINAL.has(errorCode(error)) && serverWords(error) !== undefined
  return isFinal ? refusalWords(error, 'A mensagem não foi aceita.') : undefined
}

const toInput = (
  { id, conversationId, text, about }: OutboxMessage,
  attachments: readonly NewAttachment[] | undefined,
): SendMessageInput => ({
  conversationId,
  messageId: id,
  text,
  ...(about === undefined ? {} : { about: { kind: about.kind, id: about.id } }),
  ...(attachments === undefined ? {} : { attachments: [...attachments] }),
})

/** How one conversation's messages are being sent. */
interface Queue {
  isRunning: boolean
  isAskedAgain: boolean
  delay: number
  timer: ReturnType<typeof setTimeout> | undefined
}

function changed<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}

/**
 * What somebody wrote and the server has not said to have. It is on the device before the network has anything to do with it, leaves
 * in the order in which it was written, one message of a conversation at a time, and stays until the server has it or refuses it in words. A
 * message that is sent again, by this tab or another, is the same one for the server. No conversation waits for another's files.
 */
export function createOutbox({ shelf, files, send, alone }: OutboxPorts): Outbox {
  const { set, ...store } = createStore<OutboxState>({
    messages: [],
    sent: [],
    pauses: new Map(),
    uploads: new Map(),
    isKept: true,
  })
  /** Where the device keeps nothing, this tab does. */
  const unkept = new Map<string, OutboxMessage>()
  const queues = new Map<string, Queue>()
  /** Stop the files that are on their way, by their messages. */
  const stops = new Map<string, AbortController>()
  /** Messages whose files the server did not find. */
  const gone = new Set<string>()
  let isClosed = false

  function all(): readonly OutboxMessage[] {
    const kept = shelf.read().filter(({ id }) => !unkept.has(id))
    return [...kept, ...unkept.values()].toSorted((one, other) => one.order - other.order)
  }

  const isThere = ({ id }: OutboxMessage): boolean => all().some((each) => each.id === id)

  function tell(change: Partial<OutboxState> = {}): void {
    set({ ...store.current(), ...change, messages: all(), isKept: unkept.size === 0 })
  }

  function tellPause(conversationId: string, pause?: OutboxPause): void {
    tell({ pauses: changed(store.current().pauses, conversationId, pause) })
  }

  function tellUpload(id: string, progress?: UploadProgress): void {
    tell({ uploads: changed(store.current().uploads, id, progress) })
  }

  function keep(message: OutboxMessage): void {
    // Other tabs could not send what only this one has.
    const areFilesKept = message.files?.every(({ id }) => files.areKept(id)) ?? true
    if (areFilesKept && shelf.keep(message)) unkept.delete(message.id)
    else unkept.set(message.id, message)
  }

  function drop(id: string): void {
    stops.get(id)?.abort()
    gone.delete(id)
    unkept.delete(id)
    shelf.drop(id)
  }

  /** Of a message that is not there any more. */
  function forgetFiles(message: OutboxMessage | undefined): void {
    const others = new Set(all().flatMap((each) => each.files?.map(({ id }) => id) ?? []))
    const ids = message?.files?.flatMap(({ id }) => (others.has(id) ? [] : [id])) ?? []
    if (ids.length > 0) files.forget(ids)
  }

  function queueOf(conversationId: string): Queue {
    const queue = queues.get(conversationId) ?? {
      isRunning: false,
      isAskedAgain: false,
      delay: FIRST_PAUSE_MS,
      timer: undefined,
    }
    queues.set(conversationId, queue)
    return queue
  }

  function runIn(conversationId: string, milliseconds: number): void {
    const queue = queueOf(conversationId)
    clearTimeout(queue.timer)
    if (isClosed) return
    queue.timer = setTimeout(() => {
      run(conversationId)
    }, milliseconds)
  }

  function run(conversationId: string): void {
    const queue = queueOf(conversationId)
    clearTimeout(queue.timer)
    if (queue.isRunning) {
      queue.isAskedAgain = true
      return
    }
    if (isClosed || next(conversationId) === undefined) return
    queue.isRunning = true
    void alone(conversationId, () => sendAll(conversationId))
      .catch((error: unknown) => {
        logWarning('Nothing could be sent', error)
        runIn(conversationId, LONGEST_PAUSE_MS)
      })
      .then(() => {
        queue.isRunning = false
        if (!queue.isAskedAgain) return
        queue.isAskedAgain = false
        run(conversationId)
      })
  }

  function runAll(): void {
    for (const id of new Set(all().map(({ conversationId }) => conversationId))) run(id)
  }

  const next = (of: string): OutboxMessage | undefined =>
    all().find(({ conversationId, refused }) => conversationId === of && refused === undefined)

  async function sendAll(conversationId: string): Promise<void> {
    for (let message = next(conversationId); message !== undefined; message = next(conversationId)) {
      if (isClosed) return
      try {
        const attachments = message.files === undefined ? undefined : await upload(message, message.files)
        // Its sender may have taken it out meanwhile.
        if (!isThere(message)) continue
        noteSent(message, await send(toInput(message, attachments)))
      } catch (error) {
        if (!noteFailed(message, error)) return
      }
    }
  }

  async function upload(
    { id }: OutboxMessage,
    wanted: readonly MessageFile[],
  ): Promise<readonly NewAttachment[]> {
    const stop = new AbortController()
    stops.set(id, stop)
    const onProgress = (progress: UploadProgress): void => {
      if (!stop.signal.aborted) tellUpload(id, progress)
    }
    onProgress({ fraction: 0, isCut: false })
    try {
      const attachments = await files.upload(wanted, { isAgain: gone.has(id), onProgress }, stop.signal)
      gone.delete(id)
      return attachments
    } finally {
      stops.delete(id)
      tellUpload(id)
    }
  }

  function noteSent(message: OutboxMessage, { n }: SendMessageResult): void {
    const { id, conversationId } = message
    queueOf(conversationId).delay = FIRST_PAUSE_MS
    drop(id)
    forgetFiles(message)
    tell({ sent: [...store.current().sent, { ...message, n }] })
    tellPause(conversationId)
  }

  /** Answers whether to go on with the others. */
  function noteFailed(message: OutboxMessage, error: unknown): boolean {
    const { conversationId } = message
    if (isClosed) return false
    if (!isThere(message)) return true
    if (isGone(error)) gone.add(message.id)
    const refused = isGone(error) ? undefined : finalWords(error)
    if (refused !== undefined) {
      keep({ ...message, refused })
      tellPause(conversationId)
      return true
    }
    const queue = queueOf(conversationId)
    const isForLater = LATER.has(errorCode(error))
    tellPause(conversationId, isGone(error) ? undefined : isForLater ? 'later' : 'cutOff')
    runIn(conversationId, isForLater ? LONGEST_PAUSE_MS : queue.delay)
    queue.delay = Math.min(queue.delay * 2, LONGEST_PAUSE_MS)
    return false
  }

  tell()
  return {
    ...store,
    add: (message) => {
      const order = (all().at(-1)?.order ?? 0) + 1
      keep({ ...message, order })
      tell()
      run(message.conversationId)
    },
    remove: (id) => {
      const message = all().find((each) => each.id === id)
      drop(id)
      forgetFiles(message)
      tell()
    },
    takeBack: (id) => {
      drop(id)
      tell()
    },
    resume: runAll,
    hear: () => {
      tell()
      runAll()
    },
    noteShown: (conversationId, n) => {
      const { sent } = store.current()
      const left = sent.filter((message) => message.conversationId !== conversationId || message.n > n)
      if (left.length < sent.length) tell({ sent: left })
    },
    close: () => {
      isClosed = true
      for (const { timer } of queues.values()) clearTimeout(timer)
      for (const stop of stops.values()) stop.abort()
    },
  }
}

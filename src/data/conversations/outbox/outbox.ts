import type {
  About,
  SendMessageInput,
  SendMessageResult,
} from '@ribalta/domain/schemas/conversations/conversation'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { refusalWords, serverWords } from '../../../lib/words/refusalWords.ts'
import { errorCode } from '../../../lib/errorCode.ts'

/** A message that the server has not said to have. */
export interface OutboxMessage {
  readonly id: string
  readonly conversationId: string
  readonly text: string
  readonly about?: About | undefined
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

/** What an outbox needs of the world. */
export interface OutboxPorts {
  readonly shelf: OutboxShelf
  readonly send: (input: SendMessageInput) => Promise<SendMessageResult>
  /** Runs something while no other tab of this device does. */
  readonly alone: (run: () => Promise<void>) => Promise<void>
}

export interface OutboxState {
  /** What is not sent, in its order. */
  readonly messages: readonly OutboxMessage[]
  /** What the server took from this tab: shown as sent until the conversation itself shows it. */
  readonly sent: readonly SentMessage[]
  /** Why nothing is being sent while something waits. */
  readonly pause: 'none' | 'cutOff' | 'later'
  /** Whether the device keeps what waits. */
  readonly isKept: boolean
}

export interface Outbox extends Store<OutboxState> {
  /** Puts a message last, and sends what waits. */
  readonly add: (message: Pick<OutboxMessage, 'id' | 'conversationId' | 'text' | 'about'>) => void
  /** Takes out what was refused, or what its sender thought better of. */
  readonly remove: (id: string) => void
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

const toInput = ({ id, conversationId, text, about }: OutboxMessage): SendMessageInput => ({
  conversationId,
  messageId: id,
  text,
  ...(about === undefined ? {} : { about: { kind: about.kind, id: about.id } }),
})

/**
 * What somebody wrote and the server has not said to have. It is on the device before the network has anything to do with it, leaves
 * in the order in which it was written, one message at a time, and stays until the server has it or refuses it in words. A message that is
 * sent again, by this tab or another, is the same one for the server.
 */
export function createOutbox({ shelf, send, alone }: OutboxPorts): Outbox {
  const { set, ...store } = createStore<OutboxState>({
    messages: [],
    sent: [],
    pause: 'none',
    isKept: true,
  })
  /** Where the device keeps nothing, this tab does. */
  const unkept = new Map<string, OutboxMessage>()
  let isRunning = false
  let isAskedAgain = false
  let isClosed = false
  let delay = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function all(): readonly OutboxMessage[] {
    return [...shelf.read(), ...unkept.values()].toSorted((one, other) => one.order - other.order)
  }

  function tell(change: Partial<OutboxState> = {}): void {
    set({ ...store.current(), ...change, messages: all(), isKept: unkept.size === 0 })
  }

  function keep(message: OutboxMessage): void {
    if (shelf.keep(message)) unkept.delete(message.id)
    else unkept.set(message.id, message)
  }

  function drop(id: string): void {
    unkept.delete(id)
    shelf.drop(id)
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(run, milliseconds)
  }

  function run(): void {
    clearTimeout(timer)
    if (isRunning) {
      isAskedAgain = true
      return
    }
    if (isClosed || next() === undefined) return
    isRunning = true
    void alone(sendAll)
      .catch((error: unknown) => {
        logWarning('Nothing could be sent', error)
        runIn(LONGEST_PAUSE_MS)
      })
      .then(() => {
        isRunning = false
        if (!isAskedAgain) return
        isAskedAgain = false
        run()
      })
  }

  const next = (): OutboxMessage | undefined => all().find(({ refused }) => refused === undefined)

  async function sendAll(): Promise<void> {
    for (let message = next(); message !== undefined && !isClosed; message = next()) {
      let answer: SendMessageResult
      try {
        answer = await send(toInput(message))
      } catch (error) {
        if (!noteFailed(message, error)) return
        continue
      }
      delay = FIRST_PAUSE_MS
      drop(message.id)
      tell({ sent: [...store.current().sent, { ...message, n: answer.n }], pause: 'none' })
    }
  }

  /** Answers whether to go on with the others. */
  function noteFailed(message: OutboxMessage, error: unknown): boolean {
    const code = errorCode(error)
    if (FINAL.has(code) && serverWords(error) !== undefined) {
      const refused = refusalWords(error, 'A mensagem não foi aceita.')
      // Its sender may have taken it out meanwhile.
      if (all().some(({ id }) => id === message.id)) keep({ ...message, refused })
      tell({ pause: 'none' })
      return true
    }
    const isForLater = LATER.has(code)
    tell({ pause: isForLater ? 'later' : 'cutOff' })
    runIn(isForLater ? LONGEST_PAUSE_MS : delay)
    delay = Math.min(delay * 2, LONGEST_PAUSE_MS)
    return false
  }

  tell()
  return {
    ...store,
    add: (message) => {
      const order = (all().at(-1)?.order ?? 0) + 1
      keep({ ...message, order })
      tell()
      run()
    },
    remove: (id) => {
      drop(id)
      tell()
    },
    resume: run,
    hear: () => {
      tell()
      run()
    },
    noteShown: (conversationId, n) => {
      const { sent } = store.current()
      const left = sent.filter((message) => message.conversationId !== conversationId || message.n > n)
      if (left.length < sent.length) tell({ sent: left })
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

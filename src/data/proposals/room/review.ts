import {
  changedChoices,
  type Choice,
  type Choices,
  type ReviewStatus,
} from '@ribalta/domain/proposals/answers'
import type { AnsweredReview, OwnReview } from '@ribalta/domain/proposals/room'
import type { AnswerProposalInput } from '@ribalta/domain/schemas/proposals/answers'
import { createStore, type Store } from '../../../lib/store.ts'
import { serverWords } from '../../../lib/words/refusalWords.ts'
import { isSameChoice, isTooLong } from './sameChoice.ts'

export interface ReviewState {
  /** What is said of each artist: what was chosen here over what is stored. */
  readonly choices: Choices
  /** What the server has not said to have. */
  readonly unsent: Choices
  readonly status: ReviewStatus
  readonly step: 'still' | 'waiting' | 'saving' | 'failed'
  /** Of a failure: whether nobody answered. */
  readonly isCutOff: boolean
  /** Whether the device keeps what is unsent. */
  readonly isKept: boolean
  /** While answers are being sent or reopened. */
  readonly isClosing: boolean
  /** Artists who left while something about them was unsent. */
  readonly gone: readonly string[]
}

/** What a review needs of the world. */
export interface ReviewPorts {
  readonly answer: (act: AnswerProposalInput['act'], choices: Choices) => Promise<AnsweredReview>
  /** Those who are presented for the same role. */
  readonly rivalsOf: (artistId: string) => readonly string[]
  /** Keeps choices on the device, and answers whether it did. */
  readonly keep: (choices: Choices) => boolean
  /** Lets go there of what was saved. */
  readonly drop: (saved: Choices) => void
  /** Whether somebody is in the room. */
  readonly isInside: () => boolean
  /** Told why something was not saved: the room may have changed. */
  readonly refused: (error: unknown) => void
}

export interface Review extends Store<ReviewState> {
  /** Says something of an artist; what is typed is saved when typing pauses, all else at once. */
  readonly change: (artistId: string, choice: Partial<Choice>, isTyped?: boolean) => void
  /** Saves at once what is not saved. */
  readonly flush: () => void
  /** The same when somebody or the network comes back, with what other tabs left behind. */
  readonly resume: () => void
  /** Sends or reopens the answers, with all that is not saved. */
  readonly close: (act: 'send' | 'reopen') => Promise<void>
  /** When the room is asked for: what `take` needs to know of that moment. */
  readonly mark: () => number
  /** Takes what was stored then. */
  readonly take: (own: OwnReview, asked: number) => void
  /** Takes what another tab of this device keeps now. */
  readonly hear: (kept: Choices) => void
  readonly forgetGone: () => void
}

const TYPING_MS = 800
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

type Kept = (id: string, choice: Choice) => boolean

function only(choices: Choices, isKept: Kept): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([id, choice]) => isKept(id, choice)))
}

const isNone = (choices: Choices): boolean => Object.keys(choices).length === 0

/**
 * A reviewer's answers, saved as they go. Whatever is chosen is on the device before the network has anything to do with it, and stays
 * there until the server says that it has it; one call is under way at a time.
 */
export function createReview(kept: Choices, ports: ReviewPorts): Review {
  const { set, ...store } = createStore<ReviewState>({
    choices: kept,
    unsent: kept,
    status: 'open',
    step: isNone(kept) ? 'still' : 'waiting',
    isCutOff: false,
    isKept: true,
    isClosing: false,
    gone: [],
  })
  let stored: Choices = {}
  let answered = 0
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The call that is under way; it never rejects. */
  let flight: Promise<void> | undefined
  /** What another tab is about to save. */
  const heard = new Set<string>()

  function tell(change: Partial<ReviewState>): void {
    const next = { ...store.current(), ...change }
    set({ ...next, choices: { ...stored, ...next.unsent } })
  }

  /** Where things stand where nothing is under way and nothing failed. */
  const stepOf = (unsent: Choices): ReviewState['step'] => (isNone(unsent) ? 'still' : 'waiting')

  function runIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, milliseconds)
  }

  function run(): void {
    clearTimeout(timer)
    const { status, isClosing, unsent } = store.current()
    if (flight !== undefined || isClosing || status === 'sent' || !ports.isInside()) return
    const batch = only(unsent, (id, choice) => !heard.has(id) && !isTooLong(choice))
    if (isNone(batch)) return
    void perform('save', batch).catch(() => undefined)
  }

  function perform(act: AnswerProposalInput['act'], batch: Choices): Promise<void> {
    // What failed is said until it is mended, and not taken back at each attempt.
    if (store.current().step !== 'failed') tell({ step: 'saving' })
    const call = ports.answer(act, batch).then(
      (answer) => {
        flight = undefined
        noteSaved(batch, answer)
      },
      (error: unknown) => {
        flight = undefined
        noteFailed(error)
        throw error
      },
    )
    flight = call.catch(() => undefined)
    return call
  }

  function noteSaved(batch: Choices, { status, gone }: AnsweredReview): void {
    const { unsent: before, gone: goneBefore } = store.current()
    answered += 1
    pause = FIRST_PAUSE_MS
    const isGone: Kept = (id) => gone.includes(id)
    stored = only({ ...stored, ...batch }, (id) => !gone.includes(id))
    const unsent = only(before, (id, choice) => choice !== batch[id] && !gone.includes(id))
    ports.drop({ ...batch, ...only(before, isGone) })
    const left = gone.filter((id) => !goneBefore.includes(id))
    tell({ status, unsent, step: stepOf(unsent), gone: [...goneBefore, ...left] })
    if (!isNone(unsent)) runIn(TYPING_MS)
  }

  function noteFailed(error: unknown): void {
    tell({ step: 'failed', isCutOff: serverWords(error) === undefined })
    ports.refused(error)
    runIn(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  async function close(act: 'send' | 'reopen'): Promise<void> {
    clearTimeout(timer)
    tell({ isClosing: true })
    try {
      await flight
      await perform(
        act,
        only(store.current().unsent, (_, choice) => !isTooLong(choice)),
      )
    } finally {
      tell({ isClosing: false })
    }
  }

  return {
    ...store,
    change: (artistId, choice, isTyped = false) => {
      const { choices, unsent, step } = store.current()
      const changed = changedChoices(choices, { artistId, rivals: ports.rivalsOf(artistId), choice })
      for (const id of Object.keys(changed)) heard.delete(id)
      const isKept = ports.keep(changed)
      tell({ unsent: { ...unsent, ...changed }, isKept, step: step === 'still' ? 'waiting' : step })
      if (isTyped) runIn(TYPING_MS)
      else run()
    },
    flush: run,
    resume: () => {
      heard.clear()
      run()
    },
    close,
    mark: () => answered,
    take: ({ choices, status }, asked) => {
      // Saved since: what was asked for before is older.
      if (asked !== answered) return
      const { choices: shown, unsent: before, step } = store.current()
      stored = Object.fromEntries(
        Object.entries(choices).map(([id, choice]) => {
          const ours = shown[id]
          return [id, ours !== undefined && isSameChoice(ours, choice) ? ours : choice]
        }),
      )
      const unsent = only(before, (id, choice) => !isSameChoice(choice, stored[id]))
      ports.drop(only(before, (id) => !(id in unsent)))
      tell({ status, unsent, step: isNone(unsent) ? 'still' : step })
    },
    hear: (keptNow) => {
      const { unsent: before } = store.current()
      const saved = only(before, (id) => heard.has(id) && !(id in keptNow))
      stored = { ...stored, ...saved }
      const theirs = only(keptNow, (id, choice) => !isSameChoice(choice, before[id]))
      for (const id of Object.keys(saved)) heard.delete(id)
      for (const id of Object.keys(theirs)) heard.add(id)
      const unsent = { ...only(before, (id) => !(id in saved)), ...theirs }
      tell({ unsent, step: stepOf(unsent) })
    },
    forgetGone: () => {
      tell({ gone: [] })
    },
  }
}

import { onForget } from '../../lib/keptStorage.ts'
import { createStore } from '../../lib/store.ts'
import { toast } from '../toast/toastStore.ts'

/** How many acts are kept (docs: “the last 20 acts”). */
const MOST = 20

/** Something done that can be taken back. */
export interface DoneAct {
  /** What was done, as a sentence without its full stop. */
  readonly what: string
  /** Takes it back; tells by itself where that fails. */
  readonly undo: () => void
}

/** What can be taken back, the newest last; of whoever is signed in. */
export const doneActs = createStore<readonly DoneAct[]>([])
onForget(() => {
  doneActs.set([])
})

/** Keeps an act that is seen where it was done. */
export function keepUndo(act: DoneAct): void {
  doneActs.set([...doneActs.current(), act].slice(-MOST))
}

/** An act that the server has yet to answer. */
export interface SentAct<T> {
  readonly what: string
  /** Takes it back, with what the server answered; tells by itself where that fails. */
  readonly undo: (answer: T) => void
  /** What the message says of its way back to who hears it; without it there is no message. */
  readonly altText?: string
}

/**
 * Keeps an act from the moment it is sent, so that what is taken back is the newest even before the answer, for which that then waits. It
 * is told once it is answered, and kept no more where it was refused, which the caller tells.
 */
export function sendUndoable<T>(sending: Promise<T>, { what, undo, altText }: SentAct<T>): void {
  const act: DoneAct = { what, undo: () => void sending.then(undo, () => undefined) }
  keepUndo(act)
  sending.then(
    () => {
      if (altText !== undefined && doneActs.current().includes(act)) tellUndo(act, altText)
    },
    () => {
      doneActs.set(doneActs.current().filter((kept) => kept !== act))
    },
  )
}

/** Tells an act that is kept, with the way back. */
function tellUndo(act: DoneAct, altText: string): void {
  const told = toast({
    title: act.what,
    action: {
      label: 'Desfazer',
      altText,
      onPress: () => {
        takeBack(act)
      },
    },
  })
  tolds.set(act, told.dismiss)
}

/** How each message that still offers the way back is closed. */
const tolds = new WeakMap<DoneAct, () => void>()

/** Takes an act back, once. */
export function takeBack(act: DoneAct): void {
  const rest = doneActs.current().filter((kept) => kept !== act)
  if (rest.length === doneActs.current().length) return
  doneActs.set(rest)
  tolds.get(act)?.()
  act.undo()
}

/** Takes the newest act back, and says which. */
export function undoLast(): void {
  const act = doneActs.current().at(-1)
  if (act === undefined) return
  takeBack(act)
  toast({ title: 'Desfeito', description: act.what })
}

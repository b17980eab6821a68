import { onForget } from '../../lib/keptStorage.ts'
import { screenAt } from '../../lib/screenAt.ts'
import { createStore } from '../../lib/store.ts'
import { toast } from '../toast/toastStore.ts'

/** How many acts are kept (docs: “the last 20 acts”). */
const MAX_ACTS = 20

/** Something to be kept so that it can be undone. */
export interface UndoableAct {
  /** What was done, as a sentence without its full stop. */
  readonly what: string
  /** Undoes it; reports by itself when that fails. */
  readonly undo: () => void
  /** When people are notified of it, in milliseconds: it can't be undone from then on. */
  readonly until?: number | undefined
  /** The casting whose closing makes undoing impossible. */
  readonly castingId?: string | undefined
  /** The screen it was done on, when that may have been left since: see {@link currentScreen}. */
  readonly screen?: string
}

/** An act that can be undone, on its screen only. */
export interface DoneAct extends UndoableAct {
  readonly screen: string
}

/** What the person signed in can undo, the newest last. */
export const doneActs = createStore<readonly DoneAct[]>([])
onForget(() => {
  endActs(() => true)
})

/** Returns the screen that acts done now belong to. */
export function currentScreen(): string {
  return screenAt(location)
}

/** Keeps an act whose effect is visible where it was done. */
export function keepUndo(undoable: UndoableAct): DoneAct {
  const act: DoneAct = { ...undoable, screen: undoable.screen ?? currentScreen() }
  doneActs.set([...doneActs.current(), act])
  const dropped = new Set(doneActs.current().slice(0, -MAX_ACTS))
  if (dropped.size > 0) endActs((each) => dropped.has(each))
  const { until } = act
  if (until !== undefined) {
    setTimeout(() => {
      endActs((each) => each === act)
    }, until - Date.now())
  }
  return act
}

/** An act that the server has yet to answer. */
export interface SentAct<T> extends Omit<UndoableAct, 'undo'> {
  /** Undoes it, with the server's answer; reports by itself when that fails. */
  readonly undo: (answer: T) => void
  /** What the message tells screen readers about its button; without it there is no message. */
  readonly altText?: string
}

/**
 * Keeps an act from the moment it is sent, so that undo takes the newest act even before the server answers; it then waits for the answer.
 * Shows a message once it is answered. Drops the act when the server refuses it, which the caller reports.
 */
export function sendUndoable<T>(sending: Promise<T>, { undo, altText, ...sent }: SentAct<T>): DoneAct {
  const act = keepUndo({ ...sent, undo: () => void sending.then(undo, () => undefined) })
  sending.then(
    () => {
      if (altText !== undefined && doneActs.current().includes(act)) showUndo(act, altText)
    },
    () => {
      endActs((each) => each === act)
    },
  )
  return act
}

/** Shows a message that names a kept act and undoes that one. */
function showUndo(act: DoneAct, altText: string): void {
  const shown = toast({
    title: act.what,
    action: {
      label: 'Desfazer',
      altText,
      onPress: () => {
        takeBack(act)
      },
    },
  })
  dismissals.set(act, shown.dismiss)
}

/** How each message that still offers to undo an act is closed. */
const dismissals = new WeakMap<DoneAct, () => void>()
const undone = new WeakSet<DoneAct>()

/** Whether an act was undone, as opposed to done for good. */
export function isUndone(act: DoneAct): boolean {
  return undone.has(act)
}

/** Ends acts that can't be undone from now on, with the messages that offer it. */
export function endActs(hasEnded: (act: DoneAct) => boolean): void {
  const ended = doneActs.current().filter(hasEnded)
  if (ended.length === 0) return
  doneActs.set(doneActs.current().filter((act) => !ended.includes(act)))
  for (const act of ended) dismissals.get(act)?.()
}

/** Ends what can't be undone since a casting was closed. */
export function endActsOfCasting(castingId: string): void {
  endActs((act) => act.castingId === castingId)
}

/** Undoes an act, once. Returns whether it was still possible. */
export function takeBack(act: DoneAct): boolean {
  if (!doneActs.current().includes(act)) return false
  // A clock that slept ends nothing in time.
  const canUndo = act.until === undefined || Date.now() < act.until
  if (canUndo) undone.add(act)
  endActs((each) => each === act)
  if (canUndo) act.undo()
  return canUndo
}

/** Undoes the newest act of a screen and shows which it was. */
export function undoLast(screen: string): void {
  const act = doneActs.current().findLast((each) => each.screen === screen)
  if (act !== undefined && takeBack(act)) toast({ title: 'Desfeito', description: act.what })
}

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

/** Keeps an act and tells it, with the way back. */
export function tellUndo(act: DoneAct & { readonly altText: string }): void {
  keepUndo(act)
  const told = toast({
    title: act.what,
    action: {
      label: 'Desfazer',
      altText: act.altText,
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
function takeBack(act: DoneAct): void {
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

import { createStore, type Store } from '../store.ts'

export interface DraftState {
  /** What was typed last; undefined where nothing was. */
  readonly text: string | undefined
  /** `typed` until typing pauses, then `saving`, then one of the last two. */
  readonly state: 'untouched' | 'typed' | 'saving' | 'saved' | 'failed'
}

/** A text that is saved as one types. It lives outside the component that shows it, so that nothing typed ends with that one. */
export interface Draft extends Store<DraftState> {
  readonly type: (text: string) => void
  /** Saves at once what is not being saved yet, or could not be. */
  readonly commit: () => void
  /** Lets go of what was typed. */
  readonly drop: () => void
}

const PAUSE_MS = 300
const UNTOUCHED: DraftState = { text: undefined, state: 'untouched' }

/** A draft that `save` saves; what could not be is the saver's to log. */
export function createDraft(save: (text: string) => Promise<unknown>): Draft {
  const { set, ...draft } = createStore(UNTOUCHED)
  let pause: ReturnType<typeof setTimeout> | undefined

  async function send(text: string): Promise<void> {
    const saving: DraftState = { text, state: 'saving' }
    set(saving)
    let state: DraftState['state'] = 'saved'
    try {
      await save(text)
    } catch {
      state = 'failed'
    }
    // Typed on meanwhile: what became of the earlier text does not matter any more.
    if (draft.current() === saving) set({ text, state })
  }

  function commit(): void {
    clearTimeout(pause)
    const { text, state } = draft.current()
    if (text !== undefined && (state === 'typed' || state === 'failed')) void send(text)
  }

  return {
    ...draft,
    type: (text) => {
      clearTimeout(pause)
      set({ text, state: 'typed' })
      pause = setTimeout(commit, PAUSE_MS)
    },
    commit,
    drop: () => {
      clearTimeout(pause)
      set(UNTOUCHED)
    },
  }
}

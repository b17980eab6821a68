import { createStore, type Store } from '../store.ts'
import type { Unsaved } from './unsaved.ts'

export interface DraftState {
  /** What was typed last; undefined where nothing was. */
  readonly text: string | undefined
  /** `typed` until typing pauses, then `saving`, then `saved` or `failed`; `tooLong` is not sent. */
  readonly state: 'untouched' | 'typed' | 'saving' | 'saved' | 'failed' | 'tooLong'
}

/** A text that is saved as one types. It lives outside the component that shows it, so that nothing typed ends with that one. */
export interface Draft extends Store<DraftState> {
  readonly type: (text: string) => void
  /** Saves at once what is not being saved yet, or could not be. */
  readonly commit: () => void
  /** Lets go of what was typed. */
  readonly drop: () => void
}

/** What of a draft is not saved, for `tellUnsaved`; undefined while all is. What is too long saves nobody but who shortens it. */
export function unsavedOf(draft: Draft, words: string): Unsaved | undefined {
  const { state } = draft.current()
  if (state === 'untouched' || state === 'saved') return undefined
  return { words, ...(state === 'tooLong' ? {} : { save: draft.commit }), forget: draft.drop }
}

const PAUSE_MS = 300
const UNTOUCHED: DraftState = { text: undefined, state: 'untouched' }

/** A draft that `save` saves, up to a length; what could not be saved is the saver's to log. */
export function createDraft(save: (text: string) => Promise<unknown>, maxLength: number): Draft {
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
    if (text === undefined || (state !== 'typed' && state !== 'failed')) return
    if (text.trimEnd().length > maxLength) set({ text, state: 'tooLong' })
    else void send(text)
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

import { createStore, type Store } from '../store.ts'
import type { Unsaved } from './unsaved.ts'

/** A text as it is stored, which others may change meanwhile. */
export interface StoredText {
  readonly text: string
  /** Counts its changes. */
  readonly version: number
  /** Who wrote it last, by uid. */
  readonly by: string | undefined
}

/** Thrown when a text was changed by someone else since its writer read it. */
export class StaleTextError extends Error {
  readonly stored: StoredText
  constructor(stored: StoredText) {
    super('The text was changed meanwhile')
    this.stored = stored
  }
}

export interface DraftState {
  /** What was typed last; undefined where nothing was. */
  readonly text: string | undefined
  /**
   * `typed` until typing pauses, then `saving`, then `saved` or `failed`; `tooLong` is not sent, nor is a `conflict` until its writer
   * decides between the two texts.
   */
  readonly state: 'untouched' | 'typed' | 'saving' | 'saved' | 'failed' | 'tooLong' | 'conflict'
  /** What someone else wrote meanwhile, in a conflict. */
  readonly theirs?: StoredText
}

/** A text that is saved as one types. It lives outside the component that shows it, so that nothing typed ends with that one. */
export interface Draft extends Store<DraftState> {
  /** Takes what was typed over what was stored then. */
  readonly type: (text: string, stored: StoredText) => void
  /** Takes note of what is stored now: typed text is not replaced by it, and no longer sent over it. */
  readonly meet: (stored: StoredText) => void
  /** Returns what to show: what was typed, unless it is saved and someone else has changed it since. */
  readonly shown: (stored: StoredText) => string
  /** Saves at once what is not being saved yet, or could not be. */
  readonly commit: () => void
  /** Ends a conflict with what was typed here. */
  readonly keep: () => void
  /** Lets go of what was typed. */
  readonly drop: () => void
}

/** What of a draft is not saved, for `tellUnsaved`; undefined while all is. What is too long or in conflict needs its writer. */
export function unsavedOf(draft: Draft, words: string): Unsaved | undefined {
  const { state } = draft.current()
  if (state === 'untouched' || state === 'saved') return undefined
  const isForWriter = state === 'tooLong' || state === 'conflict'
  return { words, ...(isForWriter ? {} : { save: draft.commit }), forget: draft.drop }
}

/** Saves a text over the one it was typed over; rejects with {@link StaleTextError} when that is no longer the stored one. */
export type SaveText = (text: string, before: StoredText) => Promise<unknown>

const PAUSE_MS = 300
const UNTOUCHED: DraftState = { text: undefined, state: 'untouched' }

/** Creates a draft that `save` saves, up to a length, without blanks at its end; `save` itself logs what failed. */
export function createDraft(save: SaveText, maxLength: number): Draft {
  const { set, ...draft } = createStore(UNTOUCHED)
  let pause: ReturnType<typeof setTimeout> | undefined
  /** What was stored when typing began, or what was saved last. */
  let base: StoredText = { text: '', version: 0, by: undefined }
  let isSending = false
  /** Typing paused while an earlier text was being sent. */
  let isDue = false

  /** Compares what was typed with what someone else stored. Returns whether it can still be sent. */
  function rebase(stored: StoredText): boolean {
    const { text = '' } = draft.current()
    const isMine = stored.text === text.trimEnd()
    if (isMine || stored.text === base.text) {
      base = stored
      if (isMine) set({ text, state: 'saved' })
      return !isMine
    }
    clearTimeout(pause)
    set({ text, state: 'conflict', theirs: stored })
    return false
  }

  async function send(text: string): Promise<void> {
    const saving: DraftState = { text, state: 'saving' }
    const sent = text.trimEnd()
    let end: 'saved' | 'failed' | StoredText
    isSending = true
    set(saving)
    try {
      await save(sent, base)
      base = { text: sent, version: base.version + 1, by: undefined }
      end = 'saved'
    } catch (error) {
      end = error instanceof StaleTextError ? error.stored : 'failed'
    }
    isSending = false
    const now = draft.current()
    if (now.text === undefined) return
    if (typeof end === 'object') {
      // Only counted on, with the same words: sent again over it.
      if (rebase(end)) void send(draft.current().text ?? '')
      return
    }
    // What became of an earlier text does not matter once there is a later one.
    if (now === saving) set({ text, state: end })
    if (isDue) commit()
  }

  function commit(): void {
    clearTimeout(pause)
    const { text, state } = draft.current()
    if (text === undefined || (state !== 'typed' && state !== 'failed')) return
    if (text.trimEnd().length > maxLength) set({ text, state: 'tooLong' })
    else if (isSending) isDue = true
    else {
      isDue = false
      void send(text)
    }
  }

  function isNews({ version }: StoredText): boolean {
    return version > (draft.current().theirs ?? base).version
  }

  return {
    ...draft,
    type: (text, stored) => {
      clearTimeout(pause)
      const { state, theirs } = draft.current()
      if (theirs !== undefined) {
        set({ text, state: 'conflict', theirs })
        return
      }
      if (state === 'untouched' || (state === 'saved' && isNews(stored))) base = stored
      set({ text, state: 'typed' })
      pause = setTimeout(commit, PAUSE_MS)
    },
    meet: (stored) => {
      const { state } = draft.current()
      // The answer of the server says more than what arrives before it.
      if (state === 'untouched' || state === 'saved' || isSending || !isNews(stored)) return
      rebase(stored)
    },
    shown: (stored) => {
      const { text, state } = draft.current()
      return text === undefined || (state === 'saved' && isNews(stored)) ? stored.text : text
    },
    commit,
    keep: () => {
      const { text, theirs } = draft.current()
      if (theirs === undefined) return
      base = theirs
      set({ text, state: 'typed' })
      commit()
    },
    drop: () => {
      clearTimeout(pause)
      set(UNTOUCHED)
    },
  }
}

import type { ReactNode } from 'react'

/** The way into the field for whoever has a text for it. */
export interface ComposerHandle {
  /** Puts a text before what is typed, to be changed and sent. */
  readonly takeBack: (text: string) => void
  /** Puts a text where the caret is, to be changed and sent. */
  readonly insert: (text: string) => void
  readonly field: () => HTMLElement | undefined
}

/** What some have beside the field. */
export interface ComposerTools {
  readonly buttons: ReactNode
  /** Somebody at a keyboard began an empty message with “/”. */
  readonly onSlash: () => void
}

import type { ReactNode } from 'react'
import type { MessageFile } from '../attachments/messageFile.ts'

/** What of a message its sender can change. */
export interface Draft {
  readonly text: string
  readonly files?: readonly MessageFile[] | undefined
}

/** The way into the field for whoever has a text for it. */
export interface ComposerHandle {
  /** Puts a text and files before what is there, to be changed and sent. */
  readonly takeBack: (draft: Draft) => void
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

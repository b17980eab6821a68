/** What a prerendered page asks before its code is there; `{segment}` stands for the last part of the address. */
export interface EarlyRequest {
  /** How the code asks for the answer (lib/loading/earlyAnswer.ts). */
  readonly name: string
  readonly url: string
  readonly body: string
  /** The artists' first photos, which are fetched as soon as the answer names them. */
  readonly photos: {
    /** Where stored files are. */
    readonly files: string
    readonly sizes: string
    /** How many are in the first window of a phone. */
    readonly count: number
  }
}

/** What a prerendered page holds for its inline script. */
export interface EarlyBlock {
  /** Absent where the page needs no data. */
  readonly request?: EarlyRequest
  /** What Firestore's REST API says to the request, where the page was sent with it (functions' firstAnswer.ts). */
  readonly answer?: unknown
  /** The address of all styles, where the page holds only its first ones. */
  readonly sheet?: string
  /** Addresses of the page's code as they are run, the entry last; fetched once something is to be seen. */
  readonly code?: readonly string[]
  /** Addresses of the screen's code, which runs before the entry. */
  readonly screen?: readonly string[]
  /** Addresses of the code that the screen imports as soon as it has its data. */
  readonly part?: readonly string[]
  readonly guarded?: GuardedFiles
}

/** The files of the guarded screens, in the order in which they are needed. */
export interface GuardedFiles {
  /** Those of every guarded screen. */
  readonly around: readonly string[]
  /** Each screen's own, by the first segment of its address. */
  readonly screens: Readonly<Record<string, readonly string[] | undefined>>
  /** The fonts, which come last. */
  readonly fonts: readonly string[]
}

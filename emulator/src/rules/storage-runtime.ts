export interface StorageRulesRuntime {
  /** Takes one line of standard input. */
  line(text: string): void
}

/** The Storage rules runtime that firebase-tools talks to; `write` gets one JSON line (without newline) at a time. */
export function createStorageRulesRuntime(_output: { write(line: string): void }): StorageRulesRuntime {
  throw new Error('Not written yet')
}

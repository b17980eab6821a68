/** What the page's inline script (src/early) asked for before this code was there. */
export interface EarlyAnswer {
  readonly name: string
  /** The answer's JSON; rejects where none came. */
  readonly body: Promise<unknown>
}

declare global {
  var ribaltaEarly: EarlyAnswer | undefined
}

/** The early answer of this name, once: whoever asks again wants to know anew. */
export function takeEarlyAnswer(name: string): Promise<unknown> | undefined {
  const early = globalThis.ribaltaEarly
  if (early?.name !== name) return undefined
  globalThis.ribaltaEarly = undefined
  return early.body
}

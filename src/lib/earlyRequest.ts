/** What a prerendered page asks before its code is there; `{segment}` stands for the last part of the address. */
export interface EarlyRequest {
  /** How the code asks for the answer (lib/earlyAnswer.ts). */
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

/** What a prerendered page with an early request holds for its inline script. */
export interface EarlyBlock {
  readonly request: EarlyRequest
  /** What Firestore's REST API says to the request, where the page was sent with it (functions' firstAnswer.ts). */
  readonly answer?: unknown
  /** The code's address: it is fetched meanwhile, and run when the first photos are there. */
  readonly entry: string
}

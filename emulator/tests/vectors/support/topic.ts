import type { Player } from './player.ts'

/**
 * Vectors of one topic: what is asked, and what the answer has to be. They are of our own making, after what the public
 * pages say; where these are silent, after what the clients need. `npm run test:emulator -- --official` asks Google's
 * emulator the same and keeps its answers in `official`, beside the vectors; ours then has to give those as well.
 */
export interface Topic<Ask> {
  readonly name: string
  /** What of the public documentation they are made from. */
  readonly pages: readonly string[]
  readonly vectors: readonly Vector<Ask>[]
  /** In a project that nobody else uses. */
  readonly play: (player: Player, ask: Ask) => Promise<unknown>
}

export interface Vector<Ask> {
  /** What is claimed. */
  readonly says: string
  readonly ask: Ask
  /** A refusal is `STATUS: text`; without the text, any will do. */
  readonly gives: unknown
  /** How Google's emulator answers otherwise, which is no model here. */
  readonly unlike?: string
}

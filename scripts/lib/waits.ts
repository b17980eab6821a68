import { paced } from './pace.ts'

/**
 * What tests wait for at the most, in milliseconds on two quiet processors, times the machine's pace: the one place that says so. A
 * wait ends a hang; it measures nothing, so it is many times what is needed. For the processes that a run starts: the one that measures
 * the pace has read this file before.
 */
export const WAITS = {
  /** A test or a hook of Vitest. */
  test: paced(180_000),
  /** What `expect.poll` and Testing Library look for. */
  look: paced(20_000),
  /** The same where a function may have to start, or prepares a video. */
  functionsLook: paced(120_000),
  /** A journey. */
  journey: paced(180_000),
  /** A journey that does the same again and again, in the deep run. */
  longJourney: paced(900_000),
  /** A click or another act, a page that loads. */
  act: paced(60_000),
  /** What a journey expects: as long as a function may take to start on a busy machine. */
  expectation: paced(30_000),
  /** Before an act that may come to nothing is tried again. */
  attempt: paced(2000),
} as const

/** What has to come up before a test begins, in milliseconds: whatever the machine's pace, later than this it does not come any more. */
export const STARTS = {
  suite: 600_000,
  function: 180_000,
  server: 180_000,
  browser: 180_000,
} as const

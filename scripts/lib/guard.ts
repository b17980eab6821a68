import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { paced } from './pace.ts'
import { ended, start } from './processes.ts'
import { endProcesses, processesBelow } from './processTree.ts'
import { endOfRun, RUN_MINUTES } from './runTime.ts'
import { Steps, type UnderWay } from './underWay.ts'

export interface Outcome {
  readonly code: number
  /** Why it was ended, and what was under way then; empty where it ended by itself. */
  readonly words: string
}

/** What was ended has failed, whatever its exit code. */
export function outcomeOf(code: number, words: string): Outcome {
  return { code: words === '' ? code : Math.max(1, code), words }
}

interface Limits {
  /** Milliseconds without a line and without a report. */
  readonly silence: number
  /** When the whole run ends, in milliseconds since 1970. */
  readonly endsAt: number
  readonly output: NodeJS.WritableStream
}

/** What neither prints nor reports for longer, times the machine's pace, hangs. */
const SILENCE_MS = 5 * 60_000
const LOOK_EVERY_MS = 500
/** For a runner to write its report and to take leave of what it started. */
const GRACE_MS = 20_000

/**
 * Runs a command to its end, however slow it is, as long as it prints a line or its runner reports something now and then; otherwise, or
 * when the run's time is over, it is ended with all that it started. `name`: of the file that the runner reports to.
 */
export async function runWatched(
  name: string,
  command: string,
  args: readonly string[],
  limits: Partial<Limits> = {},
): Promise<Outcome> {
  const { silence = paced(SILENCE_MS), endsAt = endOfRun(), output = process.stdout } = limits
  const steps = new Steps(name)
  let heard = Date.now()
  let reported = steps.reported()
  const listening = new Writable({
    write(chunk: Buffer, _encoding, done) {
      heard = Date.now()
      output.write(chunk, done)
    },
  })
  // It prints to a pipe, and so would leave out the colours that a person's terminal has.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = start(command, args, { output: listening, env: { ...colours, ...steps.env } })
  let ending: Promise<void> | undefined
  let words = ''
  const look = setInterval(() => {
    if (ending !== undefined) return
    const now = Date.now()
    if (steps.reported() !== reported) {
      reported = steps.reported()
      heard = now
    }
    const isOver = now >= endsAt
    if (!isOver && now - heard < silence) return
    const why = isOver
      ? `The run has taken ${String(RUN_MINUTES)} minutes: ended.`
      : `No line and no report for ${inWords(now - heard)}: ended.`
    words = [why, ...tellUnderWay(steps.underWay(), now)].join('\n')
    console.error(words)
    ending = end(child)
  }, LOOK_EVERY_MS)
  try {
    const code = await ended(child)
    await ending
    return outcomeOf(code, words)
  } finally {
    clearInterval(look)
  }
}

/** Asks it to end, and ends what is left of it and of what it started. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const family = [{ pid }, ...processesBelow(pid)]
  child.kill('SIGINT')
  await Promise.race([once(child, 'exit'), pause(GRACE_MS)])
  endProcesses([...family, ...processesBelow(pid)])
}

function tellUnderWay(steps: readonly UnderWay[], now: number): readonly string[] {
  if (steps.length === 0) return ['No file and no test was under way.']
  return [
    'Under way:',
    ...steps.map(({ name, since }) => {
      return `    ${name}, since ${since.toTimeString().slice(0, 8)} (${inWords(now - since.getTime())})`
    }),
  ]
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} minutes`
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { type Outcome, runWatched } from './guard.ts'
import { ROOT } from './project.ts'
import { endOfRun, RUN_MINUTES } from './runTime.ts'

const partSchema = z.object({ name: z.string(), code: z.int(), seconds: z.number(), words: z.string() })
/**
 * A part of `npm test` that has run; its seconds are without those of the parts that ran inside it, and its words say why it was
 * ended or not tried.
 */
export type Part = z.infer<typeof partSchema>

/** Parts run in more than one process; each adds a line. */
const PARTS = join(ROOT, 'test-results', 'parts.jsonl')

/** Runs a part and notes how it ended and how long it took; answers its exit code. */
export async function runPart(name: string, work: () => Promise<Outcome>): Promise<number> {
  if (Date.now() >= endOfRun()) {
    return skipPart(name, `the run has taken ${String(RUN_MINUTES)} minutes`)
  }
  console.log(`\n── ${name}`)
  const before = partsThatRan().length
  const begin = Date.now()
  const { code, words } = await work()
  const whole = (Date.now() - begin) / 1000
  const inside = partsThatRan().slice(before)
  const seconds = inside.reduce((rest, part) => rest - part.seconds, whole)
  addPart({ name, code, seconds, words })
  return code
}

/** The same for a part that is one command. */
export function runCommandPart(name: string, command: string, args: readonly string[]): Promise<number> {
  return runPart(name, () => runWatched(name, command, args))
}

/** Notes that a part was not tried and has failed, and why; answers its exit code. */
export function skipPart(name: string, why: string): number {
  addPart({ name, code: 1, seconds: 0, words: `Not tried: ${why}.` })
  return 1
}

function addPart(part: Part): void {
  mkdirSync(dirname(PARTS), { recursive: true })
  appendFileSync(PARTS, `${JSON.stringify(part)}\n`)
}

/** Every part that has run since `test-results` was emptied, in the order in which they ended. */
export function partsThatRan(): readonly Part[] {
  if (!existsSync(PARTS)) return []
  const lines = readFileSync(PARTS, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => partSchema.parse(JSON.parse(line)))
}

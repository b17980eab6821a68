import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './project.ts'

const partSchema = z.object({ name: z.string(), code: z.int(), seconds: z.number() })
/** A part of `npm test` that has run; its seconds are without those of the parts that ran inside it. */
export type Part = z.infer<typeof partSchema>

/** Parts run in more than one process; each adds a line. */
const PARTS = join(ROOT, 'test-results', 'parts.jsonl')

/** Runs a part and notes how it ended and how long it took; answers its exit code. */
export async function runPart(name: string, work: () => Promise<number>): Promise<number> {
  console.log(`\n── ${name}`)
  const before = partsThatRan().length
  const begin = Date.now()
  const code = await work()
  const whole = (Date.now() - begin) / 1000
  const inside = partsThatRan().slice(before)
  const seconds = inside.reduce((rest, part) => rest - part.seconds, whole)
  const part: Part = { name, code, seconds }
  mkdirSync(dirname(PARTS), { recursive: true })
  appendFileSync(PARTS, `${JSON.stringify(part)}\n`)
  return code
}

/** Every part that has run since `test-results` was emptied, in the order in which they ended. */
export function partsThatRan(): readonly Part[] {
  if (!existsSync(PARTS)) return []
  const lines = readFileSync(PARTS, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => partSchema.parse(JSON.parse(line)))
}

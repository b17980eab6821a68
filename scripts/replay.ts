/**
 * `npm run replay`: replays every recorded answer of Google's emulator and of production against the local Firestore,
 * and prints for each recorded file how many cases there are, how many are met, and which are not to be met and why.
 * The recordings are read where they lie, beside the repository; without them there is nothing to do.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hasRecordings, RECORDINGS } from '../emulator/src/testing/recorded.ts'
import { run } from './lib/processes.ts'
import { ROOT } from './lib/project.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({
            replayed: z.optional(
              z.array(z.object({ file: z.string(), cases: z.number(), exception: z.optional(z.string()) })),
            ),
          }),
        }),
      ),
    }),
  ),
})

type Recording = Readonly<Record<string, unknown>>

function lengthOf(recording: Recording, ...lists: readonly string[]): number {
  return lists.reduce((sum, list) => {
    const value = recording[list]
    return sum + (Array.isArray(value) ? value.length : 0)
  }, 0)
}

/** How many cases a file holds, where they are not a list named `cases`. */
const COUNTS: Readonly<Record<string, (recording: Recording) => number>> = {
  'extra/auth.json': (recording) => lengthOf(recording, 'classify', 'grpc', 'rest'),
  'extra/browser-sdk-listen-events.json': (recording) =>
    Object.values(recording).filter((run) => Array.isArray(run)).length,
  'extra/list-documents.json': (recording) => lengthOf(recording, 'grpc', 'rest'),
  'extra/sdk-listen-events.json': (recording) => lengthOf(recording, 'steps'),
  'rules-language.json': (recording) => lengthOf(recording, 'expressions', 'blocks'),
  // Every case is a set of rules with several requests.
  'storage-rules.json': (recording) =>
    lengthOf(recording, 'invalid') +
    z
      .array(z.object({ requests: z.array(z.unknown()) }))
      .parse(recording['cases'])
      .reduce((sum, { requests }) => sum + requests.length, 0),
  'transactions.json': (recording) => lengthOf(recording, 'scenarios'),
  // The groups of equal values, the rejected ones and the order of names.
  'value-order.json': (recording) => lengthOf(recording, 'groups', 'rejected') + 1,
  'webchannel.json': (recording) => lengthOf(recording, 'steps'),
  'write-stream.json': (recording) => lengthOf(recording, 'scenarios'),
}

interface Tally {
  met: number
  failed: number
  readonly exceptions: Map<string, number>
}

async function replay(): Promise<Map<string, Tally>> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const reportFile = join(folder, 'report.json')
  const tests = globSync('emulator/{src,tests}/**/recorded*.test.ts', { cwd: ROOT })
  await run('vitest', [
    'run',
    '--project',
    'emulator',
    '--reporter=json',
    `--outputFile=${reportFile}`,
    ...tests,
  ])
  const report = reportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
  rmSync(folder, { recursive: true })
  const tallies = new Map<string, Tally>()
  for (const { fullName, status, meta } of report.testResults.flatMap((each) => each.assertionResults)) {
    if (status === 'failed') console.error(`failed: ${fullName}`)
    for (const { file, cases, exception } of meta.replayed ?? []) {
      const tally = tallies.get(file) ?? { met: 0, failed: 0, exceptions: new Map<string, number>() }
      tallies.set(file, tally)
      if (status !== 'passed') tally.failed += cases
      else if (exception === undefined) tally.met += cases
      else tally.exceptions.set(exception, (tally.exceptions.get(exception) ?? 0) + cases)
    }
  }
  return tallies
}

/** Prints a line for a file; false where a case was not replayed or not met. */
function print(file: string, tally: Tally | undefined): boolean {
  const recording = JSON.parse(readFileSync(join(RECORDINGS, file), 'utf8')) as Recording
  const count = COUNTS[file]?.(recording) ?? lengthOf(recording, 'cases')
  const excepted = [...(tally?.exceptions.values() ?? [])].reduce((sum, cases) => sum + cases, 0)
  const met = tally?.met ?? 0
  const isWhole = met + excepted === count && (tally?.failed ?? 0) === 0
  const figures = [count, met, excepted].map((figure) => String(figure).padStart(5)).join(' ')
  console.log(`${isWhole ? 'ok  ' : 'MISS'} ${file.padEnd(38)} ${figures}`)
  for (const [reason, cases] of tally?.exceptions ?? [])
    console.log(`       ${cases} not to be met: ${reason}`)
  return isWhole
}

if (hasRecordings) {
  const tallies = await replay()
  console.log(`     ${'file'.padEnd(38)} cases   met except`)
  const files = globSync('**/*.json', { cwd: RECORDINGS }).toSorted()
  const whole = files.map((file) => print(file, tallies.get(file)))
  process.exitCode = whole.every((each) => each) ? 0 : 1
} else
  console.log(
    'The recordings are not at hand: they belong beside the repository, in shared/reference/recorded.',
  )

import * as z from 'zod/mini'
import { mailLine, readLocalMail } from './localMail.ts'
import { HOST, PROJECT, SUITE_PORTS } from './project.ts'

const FUNCTIONS = `http://${HOST}:${String(SUITE_PORTS.Functions)}`
const MINUTE_MS = 60_000

/** What the Functions emulator says of itself; `/backends` of firebase-tools. */
const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          name: z.string(),
          region: z.string(),
          schedule: z.optional(z.object({ schedule: z.string() })),
        }),
      ),
    }),
  ),
})

/** A scheduled function that was run. */
export interface Run {
  readonly name: string
  readonly isDone: boolean
}

/** How often something is run, by the words of its schedule. */
export function minutesOf(schedule: string): number {
  const minutes = Number(/^every ([1-9]\d*) minutes$/.exec(schedule)?.[1])
  if (Number.isNaN(minutes)) throw new Error(`There is no telling how often “${schedule}” is`)
  return minutes
}

/**
 * Runs each scheduled function of the suite once, one after the other, as Cloud Scheduler would: the suite itself never does,
 * because that takes the Pub/Sub emulator, a Java program. With a minute only those that are due in it, counted from 0. Answers
 * what was run, in the order of the deployment.
 */
export async function runSchedules(minute = 0): Promise<Run[]> {
  const { backends } = backendsSchema.parse(await (await fetch(`${FUNCTIONS}/backends`)).json())
  const scheduled = backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .filter(({ schedule }) => schedule !== undefined && minute % minutesOf(schedule.schedule) === 0)
  const runs: Run[] = []
  // Loaded anew, each is listed once more, and only the last one answers.
  for (const [name, loads] of Map.groupBy(scheduled, (each) => each.name)) {
    const address = `${PROJECT}/${loads[0]?.region ?? ''}/${name}-${String(loads.length - 1)}`
    const { status } = await fetch(`${FUNCTIONS}/${address}`, { method: 'POST' })
    // 204 is the suite's own: its background triggers are switched off, and nothing ran.
    runs.push({ name, isDone: status === 200 })
  }
  return runs
}

/** Runs them at once and each as often as it says as long as the process lives, and says which mails came of it. */
export function keepSchedules(): void {
  let told = new Date()
  let minute = 0
  const run = async (): Promise<void> => {
    try {
      for (const { name, isDone } of await runSchedules(minute++)) {
        if (!isDone) console.error(`  A função agendada ${name} falhou; veja o registro das funções.`)
      }
      const until = new Date()
      for (const mail of (await readLocalMail(told)).toReversed()) console.log(mailLine(mail))
      told = until
    } catch (error) {
      console.error('  As funções agendadas não responderam.', error)
    }
  }
  void run()
  setInterval(() => void run(), MINUTE_MS)
}

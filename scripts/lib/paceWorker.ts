/** One processor's part of `measurePace`: does the same small work again and again until its time is over, and says how often. */
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

const MILLISECONDS = z.number().parse(workerData)

const PEOPLE = Array.from({ length: 200 }, (_, n) => ({
  name: `Ana ${String(n)}`,
  tags: ['a', 'b'],
  age: n % 80,
}))

/** What tests spend their time with: objects made, sorted and written down. */
function work(): void {
  const copy = z.array(z.object({ age: z.number() })).parse(JSON.parse(JSON.stringify(PEOPLE)))
  copy.sort((a, b) => a.age - b.age)
}

const end = performance.now() + MILLISECONDS
let rounds = 0
while (performance.now() < end) {
  work()
  rounds++
}
parentPort?.postMessage(rounds)

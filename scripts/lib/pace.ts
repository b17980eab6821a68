import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

const PACE = 'RIBALTA_PACE'
const MEASURED_MS = 1000
/** What two quiet processors of the machine that the waits were written for do in that time, all together. */
const ROUNDS_OF_TWO = 20_000

/**
 * How much longer than two quiet processors this machine takes just now, with all of its processors; at least 1. It takes a second
 * and sees other work, slow processors and a container's share alike.
 */
export async function measurePace(): Promise<number> {
  const rounds = await Promise.all(Array.from({ length: availableParallelism() }, roundsOfOne))
  const all = rounds.reduce((sum, one) => sum + one, 0)
  return Math.max(1, Math.round((10 * ROUNDS_OF_TWO) / all) / 10)
}

async function roundsOfOne(): Promise<number> {
  const worker = new Worker(new URL('paceWorker.ts', import.meta.url), { workerData: MEASURED_MS })
  const [rounds] = z.tuple([z.int().check(z.positive())]).parse(await once(worker, 'message'))
  return rounds
}

/** For this process and all that it starts. */
export function setPace(pace: number): void {
  process.env[PACE] = String(pace)
}

/** What was measured at the start of the run; 1 where nobody has measured, as when a runner is started by hand. */
export function pace(): number {
  return Number(process.env[PACE] ?? 1)
}

/** So many milliseconds of two quiet processors, on this machine. */
export function paced(milliseconds: number): number {
  return Math.ceil(milliseconds * pace())
}

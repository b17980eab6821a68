import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startEmulator } from '../../emulator/bench/emulatorProcess.ts'
import { type Figure, median } from '../../emulator/bench/measure.ts'
import { localEnvironment } from '../../tests/support/functions/localEnvironment.ts'
import { ROOT } from './project.ts'

const PROJECT = 'demo-flood'
const STARTS = 5
/** What a process of functions took before there were doors, on the machine that decision 63 was measured on. */
const BEFORE = { processor: 821, memory: 77 }
const MOVES = 60
/** As many strangers as call at once, all from one address. */
const STRANGERS = 20
const SETTLED = 200
const ADDRESS = '198.51.100.7'
/** What nobody waits for consciously, ms. */
const AT_ONCE = 100

const loadedSchema = z.object({ processor: z.number(), memory: z.number() })

/** What a process of functions has loaded before its first call: milliseconds of processor, and megabytes of its own. */
export function startFigures(): readonly Figure[] {
  const lib = join(ROOT, 'functions', 'lib', 'index.js')
  const started = Array.from({ length: STARTS }, () => {
    const printed = execFileSync(
      process.execPath,
      [join(ROOT, 'scripts', 'inside', 'loadFunctions.ts'), lib],
      {
        encoding: 'utf8',
        env: { ...process.env, ...localEnvironment(PROJECT) },
      },
    )
    return loadedSchema.parse(JSON.parse(printed))
  })
  const middle = (key: 'processor' | 'memory'): number => median(started.map((one) => one[key]))
  return [
    {
      name: 'processor to start functions',
      value: middle('processor'),
      unit: 'ms',
      most: 1000,
      note: `${String(BEFORE.processor)} before there were doors`,
    },
    {
      name: 'memory of started functions',
      value: middle('memory'),
      unit: 'MB',
      most: 100,
      note: `${String(BEFORE.memory)} before there were doors`,
    },
  ]
}

/** How long a move of staff takes while strangers ask through the same door, in the same process, far above their limit. */
export async function floodFigures(): Promise<readonly Figure[]> {
  const firestore = await startEmulator()
  Object.assign(process.env, localEnvironment(PROJECT), {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${String(firestore.port)}`,
  })
  // They read the environment when they are loaded.
  const { backend, call, newSession } = await import('../../tests/support/functions/functions.ts')
  const { castingInput } = await import('../../tests/support/castings.ts')

  const uid = 'agente'
  await backend.db.doc(`profiles/${uid}`).set({ grants: ['AGENT'], status: 'published' })
  const claims = { sub: uid, user_id: uid, auth_time: Math.floor(Date.now() / 1000), firebase: {} }
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const token = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`
  const input = castingInput()
  const answers = [await call('saveCasting', input, token)]
  const move = async (to: string): Promise<number> => {
    const begin = performance.now()
    const change = { kind: 'casting', castingId: input.castingId, to }
    answers.push(await call('changeState', change, token))
    return performance.now() - begin
  }
  await move('open')
  const moves = async (): Promise<number> => {
    const times: number[] = []
    for (let at = 0; at < MOVES; at += 1) times.push(await move(at % 2 === 0 ? 'paused' : 'open'))
    return median(times)
  }
  const letter = {
    name: 'Helena',
    email: 'h@example.com',
    subject: 'contratar',
    message: 'Procuramos elenco.',
  }
  let refused = 0
  let isOver = false
  const stranger = async (): Promise<void> => {
    while (!isOver) {
      const sent = { ...letter, requestId: `pedido-${newSession()}` }
      const { error } = await call('submitContact', sent, undefined, { 'x-forwarded-for': ADDRESS })
      if (error?.status === 'RESOURCE_EXHAUSTED') refused += 1
    }
  }

  await moves()
  const quiet = await moves()
  const flood = Array.from({ length: STRANGERS }, stranger)
  // Until what is written down of an address' calls and refusals is: from there on it is a flood.
  while (refused < SETTLED) await pause(10)
  refused = 0
  const begin = performance.now()
  const flooded = await moves()
  const seconds = (performance.now() - begin) / 1000
  isOver = true
  await Promise.all(flood)
  await firestore.stop()
  const failed = answers.find(({ error }) => error !== undefined)
  if (failed !== undefined) throw new Error(`A move was refused: ${JSON.stringify(failed)}`)
  const note = `${quiet.toFixed(1)} ms without it; ${(refused / seconds).toFixed(0)} strangers refused a second`
  return [{ name: 'a move of staff in a flood', value: flooded, unit: 'ms', most: AT_ONCE, note }]
}

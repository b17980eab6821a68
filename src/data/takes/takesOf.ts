import { onForget } from '../../lib/keptStorage.ts'
import { inspectFile } from '../../lib/media/inspectFile.ts'
import { logWarning } from '../../lib/log.ts'
import { beginTake } from '../testRequests/calls.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { forgetRecording, forgetRecordings } from '../recordings/recordingFiles.ts'
import { findTake, forgetTake, type KeptTake, keepTake, keptTakes, noteTake } from './deviceTakes.ts'
import { md5Of } from './md5.ts'
import type { TakePorts } from './deviceTake.ts'
import { createTakes, type Takes } from './takes.ts'
import { storeUpload } from '../uploads/storeUpload.ts'

/** The uploads of this page, one after the other: more at once would only make each slower. */
let last: Promise<unknown> = Promise.resolve()

function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** What a take was recorded as is not needed any more once it is kept. */
async function keep(take: KeptTake, file: Blob): Promise<void> {
  await keepTake(take, file)
  await forgetRecording(take, take.disk)
}

async function forget(take: KeptTake): Promise<void> {
  await forgetTake(take)
  await forgetRecording(take)
}

async function clear(uid: string, testRequestId: string): Promise<void> {
  const takes = await keptTakes(uid, testRequestId)
  await Promise.all([...takes.map(forgetTake), forgetRecordings(uid, testRequestId)])
}

const ports: TakePorts = {
  device: { keep, note: noteTake, find: findTake, all: keptTakes, forget, clear },
  md5: md5Of,
  // Not by `checkFile`: takes are chosen without a connection, too.
  check: inspectFile,
  begin: beginTake,
  upload: storeUpload,
  lock: (id, signal, work) =>
    inTurn(async () => {
      // Browsers have no locks where a page did not come over a safe connection.
      if (!('locks' in navigator)) return work()
      await navigator.locks.request(`ribalta.take.${id}`, { signal }, work)
    }),
  newId: newRandomId,
}

const made = new Map<string, Takes>()

/** Somebody's takes of a test on this device, from the first asking on: they go on while other screens are shown. */
export function takesOf(uid: string, testRequestId: string): Takes {
  const key = `${uid}/${testRequestId}`
  const takes = made.get(key) ?? createTakes(ports, uid, testRequestId)
  made.set(key, takes)
  return takes
}

/** Asks the browser to keep what is on the device even where room gets short; whether it will is its own matter. */
export function persistTakes(): void {
  navigator.storage.persist().catch((error: unknown) => {
    logWarning('The browser was not asked to keep takes', error)
  })
}

onForget((waitsFor) => {
  for (const takes of made.values()) {
    if (waitsFor === null) takes.leave()
    else takes.stop()
  }
  made.clear()
})

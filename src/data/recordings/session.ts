import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { logWarning } from '../../lib/log.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { keptTakes } from '../takes/deviceTakes.ts'
import type { Takes } from '../takes/takes.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { makeTake, prepareTakes } from './makeTake.ts'
import { record, type Recording } from './record.ts'
import {
  forgetRecording,
  keptRecordings,
  type KeptRecording,
  type RecordingWriter,
  writeRecording,
} from './recordingFiles.ts'
import { kindOf, recordingType } from './recordingType.ts'

/** Whose recordings, and of which test. */
export interface Recorded {
  readonly uid: string
  readonly testRequestId: string
}

/** A recording while it runs. */
export interface RunningRecording extends Recording {
  /** Of the take that it becomes, which is among the test's takes as soon as it ended. */
  readonly id: string
  /** Whether it survives the end of the page: a device without room keeps none. */
  readonly isKept: boolean
}

/** The recording of one test, which is open in one tab at a time: `waiting` for another one, or `open`. */
export interface RecordingSession extends Store<'waiting' | 'open'> {
  /** Throws where this browser cannot record. */
  readonly record: (stream: MediaStream, maxSeconds: number) => Promise<RunningRecording>
  readonly close: () => void
}

const NOT_TAKEN_UP = 'Recordings that were left behind could not be read'

/** Works alone in all tabs; without `signal` not at all where another one does. */
async function alone(
  { uid, testRequestId }: Recorded,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  // Browsers have no locks where a page did not come over a safe connection.
  if (!('locks' in navigator)) return work()
  const options = signal === undefined ? { ifAvailable: true } : { signal }
  await navigator.locks.request(`ribalta.recording.${uid}/${testRequestId}`, options, async (lock) => {
    if (lock !== null) await work()
  })
}

/** Opens the recording of a test as soon as no other tab has it open. */
export function openSession(takes: Takes, recorded: Recorded): RecordingSession {
  const { set, ...state } = createStore<'waiting' | 'open'>('waiting')
  const closing = new AbortController()
  const { signal } = closing
  /** Takes that are being made, which nobody else may take up meanwhile. */
  const under: Promise<void>[] = []
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })

  async function work(): Promise<void> {
    try {
      await takeUp(takes, recorded)
    } catch (error) {
      // One records all the same.
      logWarning(NOT_TAKEN_UP, error)
    }
    prepareTakes()
    set('open')
    await closed
    await Promise.all(under)
  }

  alone(recorded, work, signal).catch((error: unknown) => {
    if (!signal.aborted) logWarning('The recording of a test could not be opened', error)
  })
  return {
    ...state,
    record: async (stream, maxSeconds) => {
      const id = newRandomId()
      const recording: KeptRecording = { ...recorded, id, kind: kindOf(recordingType() ?? '') }
      const writer = await writeRecording(recording)
      const running = await begun(() => record(stream, maxSeconds, writer), writer)
      const name = nameAt(Date.now())
      const made = running.ended.then(() => writer.end()).then((raw) => makeTake(recording, raw))
      under.push(running.ended.then(() => takes.addRecording({ id, name }, made)))
      return { ...running, id, isKept: writer.isKept }
    },
    close: () => {
      closing.abort()
    },
  }
}

/** Where a browser does not begin, its file is not left open. */
async function begun(begin: () => Recording, writer: RecordingWriter): Promise<Recording> {
  try {
    return begin()
  } catch (error) {
    await writer.end()
    throw error
  }
}

/** Takes up what was left behind when a page died while it recorded; gives the ids of the takes that it becomes. */
export async function recoverRecordings(takes: Takes, recorded: Recorded): Promise<readonly string[]> {
  let found: readonly string[] = []
  try {
    await alone(recorded, async () => {
      found = await takeUp(takes, recorded)
    })
  } catch (error) {
    logWarning(NOT_TAKEN_UP, error)
  }
  return found
}

async function takeUp(takes: Takes, { uid, testRequestId }: Recorded): Promise<readonly string[]> {
  const found: string[] = []
  const known = await keptTakes(uid, testRequestId)
  for (const { recording, raw } of await keptRecordings(uid, testRequestId)) {
    const { id } = recording
    const taken = known.find((take) => take.id === id)
    // Nothing was written yet, or its take was kept when the page died.
    if (raw.size === 0 || taken !== undefined) {
      await forgetRecording(recording, taken?.disk)
      continue
    }
    found.push(id)
    const at = raw instanceof File ? raw.lastModified : Date.now()
    await takes.addRecording({ id, name: nameAt(at) }, makeTake(recording, raw))
  }
  return found
}

function nameAt(milliseconds: number): string {
  return `Gravado em ${formatDateTime({ seconds: milliseconds / 1000, nanoseconds: 0 })}`
}

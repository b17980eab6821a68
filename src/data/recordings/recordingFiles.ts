import { onForget } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { base } from './base.ts'
import { disk } from './disk.ts'
import type { PieceWriter } from './record.ts'
import { kindOf, type RecordingKind } from './recordingType.ts'

/** Somewhere on the device where recordings are written while they run. All may reject. */
export interface RecordingPlace {
  readonly write: (name: string) => Promise<PieceWriter & { readonly close: () => Promise<void> }>
  readonly names: () => Promise<readonly string[]>
  readonly read: (name: string) => Promise<Blob>
  readonly remove: (name: string) => Promise<void>
}

/** One recording of a test on this device. */
export interface KeptRecording {
  readonly uid: string
  readonly testRequestId: string
  readonly id: string
  readonly kind: RecordingKind
}

/** A recording that is being written. */
export interface RecordingWriter extends PieceWriter {
  /** Writes no more, and gives all that was written. */
  readonly end: () => Promise<Blob>
  /** Whether it would survive the end of the page. */
  readonly isKept: boolean
}

const PLACES = [disk, base]
const ENDINGS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
/** Of a file beside a recording, which is made of it. */
const MADE = '.made'

/** A name tells everything of a recording; it is all that is left of one whose page died. */
export function nameOf({ uid, testRequestId, id, kind }: KeptRecording): string {
  return `${uid}~${testRequestId}~${id}.${ENDINGS[kind]}`
}

/** Where its take is made, before it is kept with the others. */
export function madeNameOf(recording: KeptRecording): string {
  return nameOf(recording) + MADE
}

function recordingOf(name: string): KeptRecording | undefined {
  const [uid, testRequestId, last] = name.split('~')
  const [id, ending] = last?.split('.') ?? []
  if (uid === undefined || testRequestId === undefined || id === undefined) return undefined
  return { uid, testRequestId, id, kind: kindOf(`video/${ending ?? ''}`) }
}

/** Begins to write a recording: in the first place that takes it, or else in the page's memory. */
export async function writeRecording(recording: KeptRecording): Promise<RecordingWriter> {
  const name = nameOf(recording)
  for (const place of PLACES) {
    try {
      const { append, close } = await place.write(name)
      return {
        append,
        end: async () => {
          await close()
          return place.read(name)
        },
        isKept: true,
      }
    } catch (error) {
      logWarning('A place does not take recordings', error)
    }
  }
  const pieces: Blob[] = []
  return {
    append: (piece) => {
      pieces.push(piece)
      return Promise.resolve()
    },
    end: () => Promise.resolve(new Blob(pieces)),
    isKept: false,
  }
}

async function namesIn(place: RecordingPlace): Promise<readonly string[]> {
  try {
    return await place.names()
  } catch {
    // A place that this browser has not.
    return []
  }
}

/** The recordings of a test that were left behind on this device, with what was written of each; other people's go. */
export async function keptRecordings(
  uid: string,
  testRequestId: string,
): Promise<{ readonly recording: KeptRecording; readonly raw: Blob }[]> {
  const kept: { recording: KeptRecording; raw: Blob }[] = []
  for (const place of PLACES) {
    for (const name of await namesIn(place)) {
      const recording = recordingOf(name)
      if (recording?.uid !== uid) await place.remove(name)
      else if (recording.testRequestId === testRequestId && !name.endsWith(MADE))
        kept.push({ recording, raw: await place.read(name) })
    }
  }
  return kept
}

async function forgetWhere(isMeant: (name: string) => boolean): Promise<void> {
  for (const place of PLACES) {
    const names = await namesIn(place)
    await Promise.all(names.filter(isMeant).map((name) => place.remove(name)))
  }
}

/** Takes a recording off the device, with what was made of it; but for the file that its take lives in. */
export async function forgetRecording(
  { uid, testRequestId, id }: Omit<KeptRecording, 'kind'>,
  taken?: string,
): Promise<void> {
  await forgetWhere((name) => name.startsWith(`${uid}~${testRequestId}~${id}.`) && name !== taken)
}

/** Takes all recordings of a test off the device. */
export async function forgetRecordings(uid: string, testRequestId: string): Promise<void> {
  await forgetWhere((name) => name.startsWith(`${uid}~${testRequestId}~`))
}

// Those of somebody whose session ended by itself wait for them.
onForget((waitsFor) => {
  if (waitsFor !== null) return
  forgetWhere(() => true).catch((error: unknown) => {
    logWarning('The recordings kept on the device could not be deleted', error)
  })
})

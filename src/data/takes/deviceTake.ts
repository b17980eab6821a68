import type { BeginTakeInput, BeginTakeResult } from '@ribalta/domain/schemas/screenTests/take'
import type { CheckedFile } from '../../lib/media/checkFile.ts'
import type { KeptTake } from './deviceTakes.ts'
import type { SteadyPorts } from '../uploads/steadyUpload.ts'

export type TakeState =
  /** Being copied to the device. */
  | { readonly kind: 'keeping' }
  /** Nobody wants it sent. */
  | { readonly kind: 'kept' }
  /** Being read for its md5. */
  | { readonly kind: 'hashing'; readonly fraction: number }
  /** For its turn, or for another tab that has it. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly fraction: number }
  /** Without a connection; it goes on by itself. */
  | { readonly kind: 'cut'; readonly fraction: number }
  /** The store has all of it: what the server says of it is known once the test is sent. */
  | { readonly kind: 'held' }
  /** Will not be sent; `words` are for the person. */
  | { readonly kind: 'refused'; readonly words: string; readonly mayRetry: boolean }

/** How much of a take is sent, from 0 to 1. */
export function sentOf(state: TakeState): number {
  return 'fraction' in state && state.kind !== 'hashing' ? state.fraction : 0
}

/** A take on this device, and where it is on its way. */
export interface DeviceTake {
  readonly id: string
  readonly takeId: string
  readonly name: string
  readonly bytes: number
  readonly seconds: number | undefined
  readonly state: TakeState
  /** Whether it survives a reload: a device without room keeps none. */
  readonly isKept: boolean
  /** The same video was chosen again. */
  readonly isAgain: boolean
  /** The server knows of it: what it knew before the deadline may be sent after it. */
  readonly isBegun: boolean
  /** Whether somebody said that it is to be sent; undefined where they said nothing of it. */
  readonly choice: boolean | undefined
  /** It was recorded here, and is nowhere else. */
  readonly isRecorded: boolean
}

/** A recording of this device as it is made ready for others to see. */
export interface MadeTake {
  readonly file: Blob
  readonly type: string
  readonly seconds: number | undefined
  /** Its name in the browser's own folder, where it lies there. */
  readonly disk: string | undefined
}

/** What takes need of the world. */
export interface TakePorts {
  readonly device: {
    readonly keep: (take: KeptTake, file: Blob) => Promise<void>
    readonly note: (take: KeptTake) => Promise<void>
    readonly find: (take: KeptTake) => Promise<{ readonly take: KeptTake; readonly file: Blob } | undefined>
    readonly all: (uid: string, testRequestId: string) => Promise<KeptTake[]>
    readonly forget: (take: KeptTake) => Promise<void>
    readonly clear: (uid: string, testRequestId: string) => Promise<void>
  }
  readonly md5: (file: Blob, onFraction: (fraction: number) => void, signal: AbortSignal) => Promise<string>
  /** Looks at a chosen file's content; never rejects. */
  readonly check: (file: File) => Promise<CheckedFile>
  readonly begin: (input: BeginTakeInput) => Promise<BeginTakeResult>
  readonly upload: SteadyPorts
  /** One tab at a time, and each in its turn. */
  readonly lock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>
  /** 20 to 40 URL-safe characters that nobody can guess. */
  readonly newId: () => string
}

import type { BeginTakeInput, BeginTakeResult } from '@ribalta/domain/schemas/screenTests/take'
import { refuseLength, refuseTake } from '@ribalta/domain/screenTests/screenTest'
import { logWarning } from '../../lib/log.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { refusalWords, serverWords } from '../../lib/words/refusalWords.ts'
import type { KeptTake } from './deviceTakes.ts'
import { uploadTake, type UploadPorts } from './uploadTake.ts'
import { videoTypeOf } from './videoFile.ts'

export type TakeState =
  /** Being copied to the device. */
  | { readonly kind: 'keeping' }
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
}

/** What takes need of the world. */
export interface TakePorts {
  readonly device: {
    readonly keep: (take: KeptTake, file: Blob) => Promise<void>
    readonly note: (take: KeptTake) => Promise<void>
    readonly find: (take: KeptTake) => Promise<{ readonly take: KeptTake; readonly file: Blob } | undefined>
    readonly all: (uid: string, testRequestId: string) => Promise<KeptTake[]>
    readonly forget: (take: KeptTake) => Promise<void>
  }
  readonly md5: (file: Blob, onFraction: (fraction: number) => void, signal: AbortSignal) => Promise<string>
  readonly seconds: (file: Blob) => Promise<number | undefined>
  readonly begin: (input: BeginTakeInput) => Promise<BeginTakeResult>
  readonly upload: UploadPorts
  /** One tab at a time, and each in its turn. */
  readonly lock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>
  /** 20 to 40 URL-safe characters that nobody can guess. */
  readonly newId: () => string
}

export interface Takes extends Store<readonly DeviceTake[]> {
  /** Copies videos to the device and sends them, one after the other. */
  readonly add: (files: readonly File[], maxSeconds: number) => void
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
  /** That the server does not hold these, by its ids: they are sent once more. */
  readonly sendAgain: (takeIds: readonly string[]) => void
  /** The test was sent, or is over: nothing of it stays on the device. */
  readonly clear: () => Promise<void>
  /** Whoever it belongs to is here no more. */
  readonly stop: () => void
}

/** All that is known of a take while the page is open. */
interface Known {
  take: KeptTake
  /** Of a take that the device does not keep. */
  file: Blob | undefined
  isKept: boolean
  isAgain: boolean
  isBegun: boolean
  state: TakeState
  /** The server missed it once: the store's refusal then means what it says. */
  wasMissing: boolean
  readonly stop: AbortController
}

const UNREADABLE = 'Não foi possível ler este vídeo. Escolha o arquivo de novo.'
const NOT_TAKEN = 'O envio deste vídeo não foi aceito. Remova e escolha o arquivo de novo.'
const NOT_BEGUN = 'Não foi possível começar o envio. Tente de novo.'

/** The takes of one test on one person's device: each is kept there first, and then sent, however often that is cut. */
export function createTakes(ports: TakePorts, uid: string, testRequestId: string): Takes {
  const { set, ...store } = createStore<readonly DeviceTake[]>([])
  let known: readonly Known[] = []
  /** How often everything was put away: what is read from the device meanwhile is too old. */
  let round = 0

  function show(): void {
    set(
      known.map(({ take: { id, takeId, name, bytes, seconds }, state, isKept, isAgain, isBegun }) => {
        return { id, takeId, name, bytes, seconds, state, isKept, isAgain, isBegun }
      }),
    )
  }

  function become(one: Known, state: TakeState): void {
    one.state = state
    show()
  }

  function put(take: KeptTake, state: TakeState, rest: Partial<Known> = {}): Known {
    const stop = new AbortController()
    const isBegun = take.isHeld || take.address !== undefined
    const first = { file: undefined, isKept: true, isAgain: false, isBegun, wasMissing: false }
    const one = { ...first, ...rest, take, state, stop }
    known = [...known, one]
    show()
    return one
  }

  function drop(one: Known): void {
    one.stop.abort()
    known = known.filter((each) => each !== one)
    show()
  }

  async function forget({ take, isKept }: Known): Promise<void> {
    try {
      if (isKept) await ports.device.forget(take)
    } catch (error) {
      logWarning('A take could not be taken off the device', error)
    }
  }

  async function change(one: Known, changes: Partial<KeptTake>): Promise<void> {
    one.take = { ...one.take, ...changes }
    try {
      if (one.isKept) await ports.device.note(one.take)
    } catch (error) {
      logWarning('What is known of a take could not be kept', error)
    }
  }

  async function keep(one: Known, file: File, maxSeconds: number): Promise<boolean> {
    const seconds = await ports.seconds(file)
    const tooLong = refuseLength(seconds ?? 0, maxSeconds)
    if (tooLong !== undefined) {
      become(one, { kind: 'refused', words: tooLong, mayRetry: false })
      return false
    }
    if (seconds !== undefined) one.take = { ...one.take, seconds }
    try {
      await ports.device.keep(one.take, file)
      one.isKept = true
    } catch (error) {
      logWarning('A take could not be kept on the device', error)
      one.file = file
    }
    if (!one.stop.signal.aborted) return true
    await forget(one)
    return false
  }

  /** Sends what is not held yet; alone in all tabs. */
  function send(one: Known): void {
    const { signal } = one.stop
    become(one, { kind: 'waiting' })
    ports
      .lock(one.take.id, signal, () => sendAlone(one))
      .catch((error: unknown) => {
        if (signal.aborted) return
        logWarning('A take could not be sent', error)
        become(one, { kind: 'refused', words: UNREADABLE, mayRetry: true })
      })
  }

  async function sendAlone(one: Known): Promise<void> {
    const { signal } = one.stop
    const found =
      one.file === undefined ? await ports.device.find(one.take) : { take: one.take, file: one.file }
    signal.throwIfAborted()
    // Another tab has sent the test, or taken this one away.
    if (found === undefined) return drop(one)
    one.take = found.take
    if (one.take.isHeld) return become(one, { kind: 'held' })
    const { file } = found
    const md5 = await hash(one, file)
    const path = await begin(one, md5)
    if (path === undefined) return
    const end = await uploadTake(
      { path, type: one.take.type, file, address: one.take.address },
      ports.upload,
      {
        onAddress: async (address) => {
          const { address: _before, ...take } = one.take
          one.take = take
          await change(one, address === undefined ? {} : { address })
        },
        onFraction: (fraction) => become(one, { kind: 'uploading', fraction }),
        onCut: () => become(one, { kind: 'cut', fraction: fractionOf(one.state) }),
      },
      signal,
    )
    // Without more to go by, “it is there already” is the likelier of the two; sending the test says which it was.
    if (end === 'refused' && one.wasMissing) {
      return become(one, { kind: 'refused', words: NOT_TAKEN, mayRetry: true })
    }
    await change(one, { isHeld: true })
    become(one, { kind: 'held' })
  }

  async function hash(one: Known, file: Blob): Promise<string> {
    if (one.take.md5 !== undefined) return one.take.md5
    become(one, { kind: 'hashing', fraction: 0 })
    const onFraction = (fraction: number): void => become(one, { kind: 'hashing', fraction })
    const md5 = await ports.md5(file, onFraction, one.stop.signal)
    await change(one, { md5 })
    return md5
  }

  /** Where the take goes, once the server knows of it; undefined where it does not go. */
  async function begin(one: Known, md5: string): Promise<string | undefined> {
    const { signal } = one.stop
    for (let failures = 0; ; failures += 1) {
      const { takeId, type, bytes, seconds } = one.take
      try {
        const begun = await ports.begin({
          testRequestId,
          takeId,
          // Of no other type: those were refused when they were chosen.
          type: type as BeginTakeInput['type'],
          bytes,
          md5,
          ...(seconds === undefined ? {} : { seconds }),
        })
        signal.throwIfAborted()
        if (!(await isItself(one, begun.takeId))) return undefined
        one.isBegun = true
        return begun.path
      } catch (error) {
        signal.throwIfAborted()
        if (serverWords(error) !== undefined) {
          become(one, { kind: 'refused', words: refusalWords(error, NOT_BEGUN), mayRetry: true })
          return undefined
        }
        become(one, { kind: 'cut', fraction: 0 })
        await ports.upload.pause(failures, signal)
        signal.throwIfAborted()
      }
    }
  }

  /** The server may know the same video by another id: then this take is that one, unless the device has that one, too. */
  async function isItself(one: Known, takeId: string): Promise<boolean> {
    if (takeId === one.take.takeId) return true
    const other = known.find((each) => each !== one && each.take.takeId === takeId)
    if (other === undefined) {
      const { address: _old, ...take } = one.take
      one.take = take
      one.isAgain = true
      await change(one, { takeId })
      return true
    }
    other.isAgain = true
    drop(one)
    await forget(one)
    return false
  }

  async function addOne(file: File, maxSeconds: number, at: number): Promise<void> {
    const type = videoTypeOf(file)
    const id = ports.newId()
    const { name, size } = file
    const take: KeptTake = { id, uid, testRequestId, takeId: id, name, type, bytes: size, isHeld: false, at }
    const words = refuseTake({ type, size })
    if (words !== undefined) {
      put(take, { kind: 'refused', words, mayRetry: false }, { isKept: false })
      return
    }
    const one = put(take, { kind: 'keeping' }, { isKept: false })
    if (await keep(one, file, maxSeconds)) send(one)
  }

  async function restore(): Promise<void> {
    const begun = round
    try {
      const kept = await ports.device.all(uid, testRequestId)
      if (begun !== round) return
      for (const take of kept) {
        // Chosen before the device had answered.
        if (known.some((one) => one.take.id === take.id)) continue
        const one = put(take, take.isHeld ? { kind: 'held' } : { kind: 'waiting' })
        if (!take.isHeld) send(one)
      }
    } catch (error) {
      logWarning('The takes kept on the device could not be read', error)
    }
  }

  void restore()

  function find(id: string): Known | undefined {
    return known.find(({ take }) => take.id === id)
  }

  function stopAll(): void {
    round += 1
    for (const { stop } of known) stop.abort()
    known = []
    show()
  }

  return {
    ...store,
    add: (files, maxSeconds) => {
      for (const [index, file] of files.entries()) void addOne(file, maxSeconds, Date.now() + index)
    },
    retry: (id) => {
      const one = find(id)
      if (one !== undefined) send(one)
    },
    remove: (id) => {
      const one = find(id)
      if (one === undefined) return
      drop(one)
      void forget(one)
    },
    sendAgain: (takeIds) => {
      for (const one of known.filter(({ take }) => takeIds.includes(take.takeId))) {
        const { address: _old, ...take } = one.take
        one.take = take
        one.wasMissing = true
        void change(one, { isHeld: false }).then(() => {
          if (!one.stop.signal.aborted) send(one)
        })
      }
    },
    clear: async () => {
      stopAll()
      try {
        const kept = await ports.device.all(uid, testRequestId)
        await Promise.all(kept.map(ports.device.forget))
      } catch (error) {
        logWarning('Takes could not be taken off the device', error)
      }
    },
    stop: stopAll,
  }
}

function fractionOf(state: TakeState): number {
  return 'fraction' in state && state.kind !== 'hashing' ? state.fraction : 0
}

import type { BeginTakeInput } from '@ribalta/domain/schemas/screenTests/take'
import { refuseLength, refuseTake } from '@ribalta/domain/screenTests/screenTest'
import { logWarning } from '../../lib/log.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { unlessAborted } from '../../lib/unlessAborted.ts'
import { refusalWords, serverWords } from '../../lib/words/refusalWords.ts'
import { type DeviceTake, type MadeTake, sentOf, type TakePorts, type TakeState } from './deviceTake.ts'
import type { KeptTake } from './deviceTakes.ts'
import { indexFirst } from './indexFirst.ts'
import { uploadSteadily } from '../uploads/steadyUpload.ts'

export interface Takes extends Store<readonly DeviceTake[]> {
  /** Copies videos to the device. */
  readonly add: (files: readonly File[], maxSeconds: number) => void
  /** Takes up a recording of this device, by its id there; resolves once it is kept, or why not is shown. */
  readonly addRecording: (
    recording: { readonly id: string; readonly name: string },
    made: Promise<MadeTake>,
  ) => Promise<void>
  /** Which takes are to be sent: they are, one after the other; the others stay where they are. */
  readonly send: (ids: readonly string[]) => void
  /** Notes what somebody said of a take. */
  readonly choose: (id: string, isChosen: boolean) => void
  /** To be watched; undefined where the device has it no more. */
  readonly fileOf: (id: string) => Promise<Blob | undefined>
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
  /** That the server does not hold these, by its ids: they are sent once more. */
  readonly sendAgain: (takeIds: readonly string[]) => void
  /** The test was sent, or is over: nothing of it stays on the device. */
  readonly clear: () => Promise<void>
  /** Their session ended by itself: nothing more is sent, and all that is on the device waits for them. */
  readonly stop: () => void
  /** They left: what they still record does not stay on the device either. */
  readonly leave: () => void
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
  /** Of the last time that it was sent. */
  sending: AbortController | undefined
}

const UNDERWAY: readonly TakeState['kind'][] = ['waiting', 'hashing', 'uploading', 'cut']
const UNREADABLE = 'Não foi possível ler este vídeo. Escolha o arquivo de novo.'
const NOT_MADE = 'Não foi possível preparar esta gravação.'
const NOT_TAKEN = 'O envio deste vídeo não foi aceito. Remova e escolha o arquivo de novo.'
const NOT_BEGUN = 'Não foi possível começar o envio. Tente de novo.'

/** The takes of one test on one person's device: kept there first, and then sent, however often that is cut. */
export function createTakes(ports: TakePorts, uid: string, testRequestId: string): Takes {
  const { set, ...store } = createStore<readonly DeviceTake[]>([])
  let known: readonly Known[] = []
  let wanted: readonly string[] = []
  /** How often everything was put away: what is read from the device meanwhile is too old. */
  let round = 0
  let hasLeft = false

  function show(): void {
    set(
      known.map(({ take, state, isKept, isAgain, isBegun }) => {
        const { id, takeId, name, bytes, seconds, choice } = take
        const isRecorded = take.isRecorded === true
        return { id, takeId, name, bytes, seconds, choice, isRecorded, state, isKept, isAgain, isBegun }
      }),
    )
  }

  function become(one: Known, state: TakeState): void {
    one.state = state
    show()
  }

  function put(take: KeptTake, state: TakeState, rest: Partial<Known> = {}): Known {
    const stop = new AbortController()
    if (hasLeft) stop.abort()
    const isBegun = take.isHeld || take.address !== undefined
    const first = {
      file: undefined,
      isKept: true,
      isAgain: false,
      isBegun,
      wasMissing: false,
      sending: undefined,
    }
    const one = { ...first, ...rest, take, state, stop }
    known = [...known, one]
    show()
    return one
  }

  function drop(one: Known): void {
    one.stop.abort()
    one.sending?.abort()
    known = known.filter((each) => each !== one)
    show()
  }

  async function forget({ take }: Known): Promise<void> {
    try {
      await ports.device.forget(take)
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

  async function keep(one: Known, file: Blob): Promise<void> {
    try {
      await ports.device.keep(one.take, file)
      one.isKept = true
    } catch (error) {
      logWarning('A take could not be kept on the device', error)
      one.file = file
    }
    if (one.stop.signal.aborted) return forget(one)
    become(one, { kind: 'kept' })
    // Whoever follows the takes may have had it sent already.
    if (one.state.kind === 'kept' && wanted.includes(one.take.id)) send(one)
  }

  /** Sends what is not held yet; alone in all tabs. */
  function send(one: Known): void {
    const sending = new AbortController()
    one.sending = sending
    const { signal } = sending
    become(one, { kind: 'waiting' })
    ports
      .lock(one.take.id, signal, () => sendAlone(one, signal))
      .catch((error: unknown) => {
        if (signal.aborted) return
        logWarning('A take could not be sent', error)
        become(one, { kind: 'refused', words: UNREADABLE, mayRetry: true })
      })
  }

  async function sendAlone(one: Known, signal: AbortSignal): Promise<void> {
    const found =
      one.file === undefined ? await ports.device.find(one.take) : { take: one.take, file: one.file }
    signal.throwIfAborted()
    // Another tab has sent the test, or taken this one away.
    if (found === undefined) return drop(one)
    one.take = found.take
    if (one.take.isHeld) return become(one, { kind: 'held' })
    const { file } = found
    const md5 = await hash(one, file, signal)
    const path = await begin(one, md5, signal)
    if (path === undefined) return
    const end = await uploadSteadily(
      { path, type: one.take.type, file, address: one.take.address },
      ports.upload,
      {
        onAddress: async (address) => {
          const { address: _before, ...take } = one.take
          one.take = take
          await change(one, address === undefined ? {} : { address })
        },
        onFraction: (fraction) => become(one, { kind: 'uploading', fraction }),
        onCut: () => become(one, { kind: 'cut', fraction: sentOf(one.state) }),
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

  async function hash(one: Known, file: Blob, signal: AbortSignal): Promise<string> {
    if (one.take.md5 !== undefined) return one.take.md5
    become(one, { kind: 'hashing', fraction: 0 })
    const onFraction = (fraction: number): void => become(one, { kind: 'hashing', fraction })
    const md5 = await ports.md5(file, onFraction, signal)
    await change(one, { md5 })
    return md5
  }

  /** Where the take goes, once the server knows of it; undefined where it does not go. */
  async function begin(one: Known, md5: string, signal: AbortSignal): Promise<string | undefined> {
    for (let failures = 0; ; failures += 1) {
      const { takeId, type, bytes, seconds } = one.take
      try {
        const asked = ports.begin({
          testRequestId,
          takeId,
          // Of no other type: those were refused when they were chosen.
          type: type as BeginTakeInput['type'],
          bytes,
          md5,
          ...(seconds === undefined ? {} : { seconds }),
        })
        const begun = await unlessAborted(asked, signal)
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
    const id = ports.newId()
    const { name, type, size } = file
    const take: KeptTake = { id, uid, testRequestId, takeId: id, name, type, bytes: size, isHeld: false, at }
    const one = put(take, { kind: 'keeping' }, { isKept: false })
    const refuse = (words: string): void => become(one, { kind: 'refused', words, mayRetry: false })
    const checked = await ports.check(file)
    if ('reason' in checked) return refuse(checked.reason)
    const { seconds } = checked
    const words = refuseTake(checked.file) ?? refuseLength(seconds ?? 0, maxSeconds)
    if (words !== undefined) return refuse(words)
    one.take = { ...one.take, type: checked.file.type, ...(seconds === undefined ? {} : { seconds }) }
    const content = await indexFirst(checked.file)
    // One that cannot be read is no twin; keeping it says so.
    const twin = await twinOf(one, content).catch(() => undefined)
    if (twin === undefined) return keep(one, content)
    twin.isAgain = true
    drop(one)
  }

  /** The same video, chosen before. */
  async function twinOf(one: Known, file: Blob): Promise<Known | undefined> {
    const { signal } = one.stop
    const sumOf = (content: Blob): Promise<string> => ports.md5(content, () => undefined, signal)
    for (const other of known.filter(({ take }) => take.bytes === file.size && take.id !== one.take.id)) {
      const content = other.file ?? (other.isKept ? (await ports.device.find(other.take))?.file : undefined)
      if (content !== undefined && (await sumOf(content)) === (await sumOf(file))) return other
    }
    return undefined
  }

  async function addMade(
    { id, name }: { readonly id: string; readonly name: string },
    made: Promise<MadeTake>,
  ): Promise<void> {
    const first = { id, uid, testRequestId, name, isHeld: false, isRecorded: true, at: Date.now() }
    const one = put(
      { ...first, takeId: ports.newId(), type: 'video/mp4', bytes: 0 },
      { kind: 'keeping' },
      { isKept: false },
    )
    try {
      const { file, type, seconds, disk } = await made
      const known = { ...(seconds === undefined ? {} : { seconds }), ...(disk === undefined ? {} : { disk }) }
      one.take = { ...one.take, ...known, type, bytes: file.size }
      await keep(one, file)
    } catch (error) {
      if (one.stop.signal.aborted) return forget(one)
      logWarning('A recording could not be made ready', error)
      become(one, { kind: 'refused', words: NOT_MADE, mayRetry: false })
    }
  }

  async function restore(): Promise<void> {
    const begun = round
    try {
      const kept = await ports.device.all(uid, testRequestId)
      if (begun !== round) return
      for (const take of kept) {
        // Chosen before the device had answered.
        if (known.some((one) => one.take.id === take.id)) continue
        const one = put(take, { kind: take.isHeld ? 'held' : 'kept' })
        if (!take.isHeld && wanted.includes(take.id)) send(one)
      }
    } catch (error) {
      logWarning('The takes kept on the device could not be read', error)
    }
  }

  void restore()

  function find(id: string): Known | undefined {
    return known.find(({ take }) => take.id === id)
  }

  function stopSending(): void {
    round += 1
    for (const { sending } of known) sending?.abort()
    known = []
    wanted = []
    show()
  }

  /** What is still being copied to the device does not stay there. */
  function end(): void {
    for (const { stop } of known) stop.abort()
    stopSending()
  }

  return {
    ...store,
    add: (files, maxSeconds) => {
      for (const [index, file] of files.entries()) void addOne(file, maxSeconds, Date.now() + index)
    },
    addRecording: addMade,
    send: (ids) => {
      wanted = ids
      for (const one of known) {
        const isWanted = ids.includes(one.take.id)
        if (isWanted && one.state.kind === 'kept') send(one)
        if (!isWanted && UNDERWAY.includes(one.state.kind)) {
          one.sending?.abort()
          become(one, { kind: 'kept' })
        }
      }
    },
    choose: (id, isChosen) => {
      const one = find(id)
      if (one === undefined) return
      void change(one, { choice: isChosen })
      show()
    },
    fileOf: async (id) => {
      const one = find(id)
      return one?.file ?? (one === undefined ? undefined : (await ports.device.find(one.take))?.file)
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
          if (known.includes(one)) send(one)
        })
      }
    },
    clear: async () => {
      end()
      try {
        await ports.device.clear(uid, testRequestId)
      } catch (error) {
        logWarning('Takes could not be taken off the device', error)
      }
    },
    stop: stopSending,
    leave: () => {
      hasLeft = true
      end()
    },
  }
}

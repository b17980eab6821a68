import type { OpenUploadsInput, OpenUploadsResult } from '@ribalta/domain/schemas/media/uploads'
import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { createStore, type Store } from '../../lib/store.ts'
import { logWarning } from '../../lib/log.ts'
import {
  type FileLimits,
  isSending,
  sessionOf,
  uploadsReducer,
  type Upload,
  type UploadEvent,
  type UploadState,
} from '../../lib/media/uploads.ts'
import type { CheckedFile } from '../../lib/media/checkFile.ts'
import { refusedFile } from './refusedFile.ts'
import { SURELY_KEPT_MS } from './keptUploads.ts'
import { uploadFailure } from './uploadFailure.ts'

export interface UploadTask {
  /** Settles when the file is stored or could not be. */
  done: Promise<void>
  cancel: () => void
}

/** What the store needs of the world. */
export interface UploadPorts {
  /** Asks the server for slots; see `openUploadsSchema`. */
  open: (input: OpenUploadsInput) => Promise<OpenUploadsResult>
  send: (file: File, tempMediaId: string, onFraction: (fraction: number) => void) => UploadTask
  /** Looks at a chosen file's content; never rejects. */
  check: (file: File) => Promise<CheckedFile>
  /** 20 to 40 URL-safe characters that nobody can guess. */
  newId: () => string
  createPreview: (file: File) => string | undefined
  releasePreview: (url: string) => void
  /** Milliseconds. */
  now: () => number
  /** What the device keeps for a reload. */
  device: {
    keep: (id: string, file: File) => void
    find: (ids: readonly string[]) => Promise<ReadonlyMap<string, File>>
    forget: (ids: readonly string[]) => void
  }
}

export interface UploadsStore extends Store<readonly Upload[]> {
  /** Looks at files one after the other, and sends those that are accepted, as far as the limits go. */
  add: (files: readonly File[], limits: FileLimits) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  /** Tries again what stopped for want of a connection, and sends again what the server keeps no more. */
  resume: () => void
  /** Has the server keep what was sent, unless it said lately that it does; what it keeps no more is sent again. */
  renew: () => Promise<void>
  /** Sends again what a call named and did not find, each file once; false where nothing can be done about it. */
  sendGone: (error: unknown, named: readonly string[]) => boolean
  /** Shows beside the file that a call refused why it did; false when the refusal names none. */
  markRefused: (error: unknown, named: readonly string[], reason: string) => boolean
  remove: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  /** Forgets everything, cancelling what is on its way. */
  clear: () => void
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>
}

/** At once, on a phone's connection: more would only make each slower. */
const CONCURRENT = 2
/** What the server said so lately needs no asking again. */
const FRESH_MS = 10 * 60_000

/** Sends files to temporary slots, a few at a time. Slots are the server's to give; each attempt takes another one. */
export function createUploadsStore(ports: UploadPorts, initial: readonly Upload[] = []): UploadsStore {
  const { set, ...uploads } = createStore(initial)
  const files = new Map<string, File>()
  const tasks = new Map<string, { cancel: () => void }>()
  /** The slot that each file is to have, from asking for it on. */
  const places = new Map<string, Promise<string>>()
  /** Slots that no file is to have any more and of which the server has not been told; while it is, they are in neither. */
  let dropped: string[] = []
  /** What the server is being asked and has not answered. */
  const asking = new Set<Promise<OpenUploadsResult>>()
  /** Photos are large while they are decoded: one at a time, in the order in which they were chosen. */
  let checking: Promise<void> = Promise.resolve()
  /** Files that a call did not find. */
  const gone = new Set<string>()

  function dispatch(event: UploadEvent): void {
    set(uploadsReducer(uploads.current(), event))
  }

  function find(id: string): Upload | undefined {
    return uploads.current().find((upload) => upload.id === id)
  }

  function sessions(): string[] {
    const held = uploads.current().flatMap(({ place }) => place ?? [])
    return [...new Set([...held, ...dropped].map(sessionOf))].slice(0, MAX_MEDIA)
  }

  async function open(asked: OpenUploadsInput['files']): Promise<OpenUploadsResult> {
    const told = dropped.slice(0, MAX_MEDIA)
    const call = ports.open({ sessions: sessions(), files: asked, dropped: told })
    // Nothing is dropped by two calls at once.
    dropped = dropped.slice(told.length)
    asking.add(call)
    try {
      return await call
    } catch (error) {
      for (const place of told) giveBack(place)
      throw error
    } finally {
      asking.delete(call)
    }
  }

  function placeOf(id: string): Promise<string> {
    const known = places.get(id)
    if (known !== undefined) return known
    const waiting = uploads.current().filter(({ id, state }) => state.kind === 'waiting' && !places.has(id))
    // Of no other types: those were refused when they were added.
    const asked = waiting.map(({ type, size }) => ({ type, bytes: size })) as OpenUploadsInput['files']
    const opened = open(asked)
    for (const [index, upload] of waiting.entries()) {
      const place: Promise<string> = opened.then(({ places: [...given] }) => {
        const tempMediaId = given[index]
        if (tempMediaId === undefined) throw new Error('The server gave no slot')
        // Cancelled, removed or tried again meanwhile: the file has another one by now, or needs none.
        if (places.get(upload.id) === place) dispatch({ type: 'place', id: upload.id, place: tempMediaId })
        else giveBack(tempMediaId)
        return tempMediaId
      })
      // Told where it is waited for, by each file in its turn.
      place.catch(() => undefined)
      places.set(upload.id, place)
    }
    return places.get(id) ?? Promise.reject(new Error('Only what waits is sent'))
  }

  function giveBack(place: string | undefined): void {
    if (place !== undefined && !dropped.includes(place)) dropped.push(place)
  }

  function startWaiting(): void {
    for (const { id, state } of uploads.current()) {
      if (tasks.size >= CONCURRENT) return
      const file = files.get(id)
      if (state.kind === 'waiting' && file !== undefined) void send(id, file)
    }
  }

  async function send(id: string, file: File): Promise<void> {
    const task = { cancel: (): void => undefined }
    // False once the file was cancelled or removed, which has been told already.
    const isCurrent = (): boolean => tasks.get(id) === task
    const place = placeOf(id)
    tasks.set(id, task)
    dispatch({ type: 'state', id, state: { kind: 'sending', fraction: 0 } })
    let state: UploadState
    try {
      const tempMediaId = await place
      if (!isCurrent()) return
      const { done, cancel } = ports.send(file, tempMediaId, (fraction) => {
        if (isCurrent()) dispatch({ type: 'state', id, state: { kind: 'sending', fraction } })
      })
      task.cancel = cancel
      await done
      state = { kind: 'sent', tempMediaId, at: ports.now() }
    } catch (error) {
      if (isCurrent()) logWarning('A file could not be sent', error)
      state = { kind: 'failed', ...uploadFailure(error) }
    }
    if (!isCurrent()) return
    tasks.delete(id)
    dispatch({ type: 'state', id, state })
    startWaiting()
  }

  async function check(id: string, chosen: File, limits: FileLimits): Promise<void> {
    const isRemoved = (): boolean => find(id) === undefined
    if (isRemoved()) return
    const checked = await ports.check(chosen)
    if (isRemoved()) return
    if ('reason' in checked) {
      dispatch({ type: 'state', id, state: { kind: 'refused', reason: checked.reason } })
      return
    }
    const { file } = checked
    const { name, type, size } = file
    dispatch({ type: 'checked', file: { id, name, type, size }, limits })
    if (find(id)?.state.kind !== 'waiting') return
    files.set(id, file)
    dispatch({ type: 'preview', id, previewUrl: ports.createPreview(file) })
    ports.device.keep(id, file)
  }

  function abandon(id: string): void {
    const task = tasks.get(id)
    tasks.delete(id)
    task?.cancel()
    leavePlace(id)
  }

  /** The next attempt takes another slot: what was sent to this one may have been stored without our knowing. */
  function leavePlace(id: string): void {
    giveBack(find(id)?.place)
    places.delete(id)
  }

  function release(upload: Upload | undefined): void {
    if (upload?.previewUrl !== undefined) ports.releasePreview(upload.previewUrl)
  }

  function sendAgain(ids: readonly string[]): void {
    for (const id of ids) {
      leavePlace(id)
      dispatch({ type: 'state', id, state: { kind: files.has(id) ? 'waiting' : 'missing' } })
    }
    startWaiting()
  }

  /** Ids of what was sent and that the server may keep no more. */
  function goneSince(isGone: (tempMediaId: string, at: number) => boolean): string[] {
    return uploads.current().flatMap(({ id, state }) => {
      return state.kind === 'sent' && isGone(state.tempMediaId, state.at) ? [id] : []
    })
  }

  /** The id of the file that a call refused. */
  function findRefused(error: unknown, named: readonly string[]): string | undefined {
    const tempMediaId = named[(refusedFile(error)?.position ?? 0) - 1]
    return uploads.current().find(({ state }) => state.kind === 'sent' && state.tempMediaId === tempMediaId)
      ?.id
  }

  async function renew(): Promise<void> {
    // What they answer may make this needless.
    await Promise.allSettled(asking)
    const at = ports.now()
    const isStale = goneSince((_place, kept) => at - kept > FRESH_MS).length > 0
    if (!isStale && dropped.length === 0) return
    const asked = sessions()
    try {
      const { alive } = await open([])
      dispatch({ type: 'kept', sessions: alive, at })
      sendAgain(goneSince((place) => asked.includes(sessionOf(place)) && !alive.includes(sessionOf(place))))
    } catch (error) {
      logWarning('Uploads could not be renewed', error)
      sendAgain(goneSince((_place, kept) => ports.now() - kept > SURELY_KEPT_MS))
    }
  }

  async function restore(): Promise<void> {
    const known = uploads.current().map(({ id }) => id)
    for (const [id, file] of await ports.device.find(known)) {
      if (find(id) === undefined || files.has(id)) continue
      files.set(id, file)
      dispatch({ type: 'preview', id, previewUrl: ports.createPreview(file) })
    }
    sendAgain(uploads.current().flatMap(({ id, state }) => (state.kind === 'restoring' ? [id] : [])))
    await renew()
  }

  if (initial.length > 0) void restore()

  return {
    ...uploads,
    add: (chosen, limits) => {
      const added = chosen.map((file) => ({ file, id: ports.newId() }))
      dispatch({
        type: 'add',
        files: added.map(({ file: { name, type, size }, id }) => ({ id, name, type, size })),
      })
      checking = checking.then(async () => {
        for (const { id, file } of added) await check(id, file, limits)
        startWaiting()
      })
    },
    cancel: (id) => {
      abandon(id)
      dispatch({ type: 'state', id, state: { kind: 'cancelled' } })
      startWaiting()
    },
    retry: (id) => {
      if (files.has(id)) sendAgain([id])
    },
    resume: () => {
      sendAgain(
        uploads.current().flatMap(({ id, state }) => {
          return state.kind === 'failed' && state.cause === 'connection' && files.has(id) ? [id] : []
        }),
      )
      void renew()
    },
    renew,
    sendGone: (error, named) => {
      const id = refusedFile(error)?.isGone === true ? findRefused(error, named) : undefined
      if (id === undefined || gone.has(id)) return false
      gone.add(id)
      sendAgain([id])
      return true
    },
    markRefused: (error, named, reason) => {
      const id = findRefused(error, named)
      if (id === undefined) return false
      leavePlace(id)
      dispatch({ type: 'state', id, state: { kind: 'failed', cause: 'refused', reason } })
      return true
    },
    remove: (id) => {
      abandon(id)
      files.delete(id)
      ports.device.forget([id])
      release(find(id))
      dispatch({ type: 'remove', id })
      startWaiting()
    },
    move: (id, by) => {
      dispatch({ type: 'move', id, by })
    },
    clear: () => {
      ports.device.forget(uploads.current().map(({ id }) => id))
      for (const upload of uploads.current()) {
        abandon(upload.id)
        release(upload)
      }
      files.clear()
      gone.clear()
      dropped = []
      dispatch({ type: 'clear' })
    },
    settled: () =>
      new Promise((resolve) => {
        if (!isSending(uploads.current())) {
          resolve()
          return
        }
        const stop = uploads.subscribe(() => {
          if (isSending(uploads.current())) return
          stop()
          resolve()
        })
      }),
  }
}

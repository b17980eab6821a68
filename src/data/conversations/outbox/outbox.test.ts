import type { SendMessageInput, SendMessageResult } from '@ribalta/domain/schemas/conversations/conversation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type OutboxMessage, type OutboxShelf } from './outbox.ts'

type Send = (input: SendMessageInput) => Promise<SendMessageResult>

const MINUTE = 60_000
const CUT = Object.assign(new Error('internal'), { code: 'functions/internal' })
const LATER = Object.assign(new Error('Aguarde um pouco.'), { code: 'functions/resource-exhausted' })
const REFUSED = Object.assign(new Error('Você não está mais nesta conversa.'), {
  code: 'functions/permission-denied',
})

/** A shelf that several outboxes look into, as the tabs of a device do. */
function makeShelf(isKeeping = () => true): OutboxShelf {
  const kept = new Map<string, OutboxMessage>()
  return {
    read: () => [...kept.values()],
    keep: (message) => {
      if (isKeeping()) kept.set(message.id, message)
      return isKeeping()
    },
    drop: (id) => {
      kept.delete(id)
    },
  }
}

/** The server: it knows a message by its id, and answers as it is told to. */
function makeServer() {
  const taken: string[] = []
  const asked: string[] = []
  /** What the next calls run into, each instead of an answer; `lost` after the message was taken. */
  const failures: ({ readonly error: Error; readonly isLost?: boolean } | undefined)[] = []
  const send = vi.fn<Send>(({ messageId }) => {
    asked.push(messageId)
    const failure = failures.shift()
    if (failure !== undefined && failure.isLost !== true) return Promise.reject(failure.error)
    if (!taken.includes(messageId)) taken.push(messageId)
    if (failure !== undefined) return Promise.reject(failure.error)
    return Promise.resolve({ n: taken.indexOf(messageId) + 1 })
  })
  return { taken, asked, failures, send }
}

const alone = (_conversationId: string, run: () => Promise<void>): Promise<void> => run()
/** Of messages with which nothing goes. */
const files = { areKept: () => true, forget: () => undefined, upload: () => Promise.resolve([]) }
const message = (id: string) => ({ id, conversationId: 'ana', text: `Texto ${id}` })
const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id)
/** What was begun comes to its end, but for what waits for its time. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the outbox', () => {
  it('sends in the order in which it was written, and shows what was sent until the conversation does', async () => {
    const { send, taken } = makeServer()
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    for (const id of ['a', 'b', 'c']) outbox.add(message(id))
    expect(ids(outbox.current().messages)).toEqual(['a', 'b', 'c'])
    await settle()
    expect(taken).toEqual(['a', 'b', 'c'])
    expect(outbox.current()).toMatchObject({ messages: [], pauses: new Map(), isKept: true })
    expect(outbox.current().sent.map(({ id, n }) => [id, n])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
    outbox.noteShown('another', 3)
    expect(ids(outbox.current().sent)).toEqual(['a', 'b', 'c'])
    outbox.noteShown('ana', 2)
    expect(ids(outbox.current().sent)).toEqual(['c'])
  })

  it('sends the kind and the id of what a message is about, and not what it is called', async () => {
    const { send } = makeServer()
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add({ ...message('a'), about: { kind: 'casting', id: 'noite', title: 'Noite' } })
    await settle()
    expect(send).toHaveBeenCalledExactlyOnceWith({
      conversationId: 'ana',
      messageId: 'a',
      text: 'Texto a',
      about: { kind: 'casting', id: 'noite' },
    })
  })

  it('loses nothing while the connection is cut, says that it waits, and goes on by itself', async () => {
    const { send, taken, asked, failures } = makeServer()
    failures.push({ error: CUT }, { error: CUT })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    await settle()
    outbox.add(message('b'))
    await settle()
    expect(outbox.current().pauses.get('ana')).toBe('cutOff')
    expect(ids(outbox.current().messages)).toEqual(['a', 'b'])
    expect(asked).toEqual(['a', 'a'])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(taken).toEqual(['a', 'b'])
    expect(outbox.current()).toMatchObject({ messages: [], pauses: new Map() })
  })

  it('goes on at once when the network is back', async () => {
    const { send, taken, failures } = makeServer()
    failures.push({ error: CUT })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    await settle()
    outbox.resume()
    await settle()
    expect(taken).toEqual(['a'])
  })

  it('sends a message whose answer was lost again under the same id', async () => {
    const { send, taken, asked, failures } = makeServer()
    failures.push({ error: CUT, isLost: true })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    outbox.add(message('b'))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(asked).toEqual(['a', 'a', 'b'])
    expect(taken).toEqual(['a', 'b'])
    expect(outbox.current().messages).toEqual([])
  })

  it('keeps what the server refuses, in its words, and goes on with the others', async () => {
    const { send, taken, failures } = makeServer()
    failures.push({ error: REFUSED })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    outbox.add(message('b'))
    await settle()
    expect(taken).toEqual(['b'])
    expect(outbox.current().messages).toEqual([
      { ...message('a'), about: undefined, order: 1, refused: 'Você não está mais nesta conversa.' },
    ])
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(taken).toEqual(['b'])
    outbox.remove('a')
    expect(outbox.current().messages).toEqual([])
  })

  it('waits where too much was sent, and does not call it refused', async () => {
    const { send, taken, failures } = makeServer()
    failures.push({ error: LATER })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    await settle()
    expect(outbox.current().pauses.get('ana')).toBe('later')
    expect(outbox.current().messages[0]?.refused).toBeUndefined()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(taken).toEqual(['a'])
    expect(outbox.current().pauses.size).toBe(0)
  })

  it('is one for all tabs: what one left another sends, and it goes from both', async () => {
    const { send, taken, failures } = makeServer()
    const shelf = makeShelf()
    failures.push({ error: CUT })
    const first = createOutbox({ files, shelf, send, alone })
    first.add(message('a'))
    await settle()
    first.close()
    const second = createOutbox({ files, shelf, send, alone })
    expect(ids(second.current().messages)).toEqual(['a'])
    second.add(message('b'))
    await settle()
    expect(taken).toEqual(['a', 'b'])
    first.hear()
    expect(first.current().messages).toEqual([])
  })

  it('sends what the device does not keep, too, and says so meanwhile', async () => {
    const { send, taken, failures } = makeServer()
    failures.push({ error: CUT })
    const outbox = createOutbox({ files, shelf: makeShelf(() => false), send, alone })
    outbox.add(message('a'))
    await settle()
    expect(outbox.current()).toMatchObject({ isKept: false, pauses: new Map([['ana', 'cutOff']]) })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(taken).toEqual(['a'])
    expect(outbox.current()).toMatchObject({ isKept: true, messages: [] })
  })

  it('sends nothing any more once it is closed', async () => {
    const { send, failures } = makeServer()
    failures.push({ error: CUT })
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone })
    outbox.add(message('a'))
    await settle()
    outbox.close()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(send).toHaveBeenCalledOnce()
  })

  it('does not bring back what its sender took out while it was being refused', async () => {
    const answer = Promise.withResolvers<SendMessageResult>()
    const outbox = createOutbox({ files, shelf: makeShelf(), send: () => answer.promise, alone })
    outbox.add(message('a'))
    outbox.remove('a')
    answer.reject(REFUSED)
    await settle()
    expect(outbox.current().messages).toEqual([])
  })

  it('tries again where it does not get its turn', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { send, taken } = makeServer()
    const turn = vi.fn<typeof alone>(alone).mockRejectedValueOnce(new Error('no lock'))
    const outbox = createOutbox({ files, shelf: makeShelf(), send, alone: turn })
    outbox.add(message('a'))
    await settle()
    expect(taken).toEqual([])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(taken).toEqual(['a'])
  })
})

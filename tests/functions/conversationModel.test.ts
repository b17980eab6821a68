/** @module-tag deep */
import '../support/functions/alone.ts'
import { unreadIn } from '@ribalta/domain/conversations/conversation'
import {
  type Inbox,
  inboxSchema,
  messageSchema,
  type SendMessageResult,
  sendMessageSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import fc from 'fast-check'
import { HttpsError } from 'firebase-functions/https'
import { expect, it, vi } from 'vitest'
import { failureOf } from '../../functions/src/endpoints/failures.ts'
import { sendMessage } from '../../functions/src/services/conversations/send.ts'
import { startConversation } from '../../functions/src/services/conversations/start.ts'
import { WAITS } from '../../scripts/lib/waits.ts'
import { parseOrRefuse } from '../../functions/src/services/shared/parsing.ts'
import {
  createOutbox,
  type Outbox,
  type OutboxMessage,
  type OutboxPorts,
} from '../../src/data/conversations/outbox/outbox.ts'
import type { MessageEntry } from '../../src/data/conversations/messages.ts'
import { hasOlder, type Thread, withNewest, withOlder } from '../../src/data/conversations/thread.ts'
import { backend, type Person, person, signedIn } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'

const SENDS = 2000
const PAGE = 30
/** What the server takes no message of. */
const TOO_LONG = 'a'.repeat(4001)

/** How the network treats a call: lets it through, cuts it before the server hears of it, or loses the answer. */
type Fate = 'through' | 'cut' | 'answerLost'

/** As the SDK rejects where nobody answered, and where the server refused in words. */
const failed = (code: string, message: string) =>
  Object.assign(new Error(message), { code: `functions/${code}` })
const cut = () => failed('internal', 'internal')

async function onServer(whose: Person, input: unknown): Promise<SendMessageResult> {
  try {
    return await sendMessage(backend, parseOrRefuse(sendMessageSchema, input), signedIn(whose), new Date())
  } catch (error) {
    const { code, message } = error instanceof HttpsError ? error : failureOf(error)
    throw failed(code, message)
  }
}

/** What somebody has before them: storage that outlives its tabs, a lock among these, and a network that comes and goes. */
class Device {
  readonly kept = new Map<string, OutboxMessage>()
  readonly typed: string[] = []
  thread: Thread = []
  isOnline = true
  fates: Fate[] = []
  tabs: Outbox[] = []
  /** Of the browser: once it is over, what its tabs still do changes nothing on the device. */
  private life = { isOver: false }
  private turn: Promise<void> = Promise.resolve()
  private readonly inFlight = new Set<Promise<unknown>>()

  readonly whose: Person
  readonly conversationId: string

  constructor(whose: Person, conversationId: string) {
    this.whose = whose
    this.conversationId = conversationId
    this.open()
  }

  open(): void {
    const { life } = this
    const ports: OutboxPorts = {
      shelf: {
        read: () => [...this.kept.values()],
        keep: (message) => {
          if (!life.isOver) this.kept.set(message.id, message)
          return true
        },
        drop: (id) => {
          if (!life.isOver) this.kept.delete(id)
        },
      },
      // Nothing goes with these messages.
      files: { areKept: () => true, forget: () => undefined, upload: () => Promise.resolve([]) },
      send: (input) => this.call(input),
      alone: (_conversationId, run) => {
        const mine = this.turn.then(run)
        this.turn = mine
        return mine
      },
    }
    const tab = createOutbox(ports)
    this.tabs.push(tab)
    tab.resume()
  }

  private call(input: unknown): Promise<SendMessageResult> {
    const fate = this.isOnline ? (this.fates.shift() ?? 'through') : 'cut'
    if (fate === 'cut') return Promise.reject(cut())
    const answer = onServer(this.whose, input)
    const seen = fate === 'answerLost' ? answer.then(() => Promise.reject<SendMessageResult>(cut())) : answer
    const flight = answer.catch(() => undefined).finally(() => this.inFlight.delete(flight))
    this.inFlight.add(flight)
    return seen
  }

  /** As when the browser is killed: nothing of the tab goes on, while the server may still take what is on its way. */
  kill(): void {
    for (const tab of this.tabs) tab.close()
    this.tabs = []
    this.life.isOver = true
    this.life = { isOver: false }
    this.turn = Promise.resolve()
    this.open()
  }

  write(text: string, tab: number): void {
    if (text !== TOO_LONG) this.typed.push(text)
    this.tabs[tab % this.tabs.length]?.add({ id: chanceId(), conversationId: this.conversationId, text })
  }

  /** With the network back: whether something is still on its way, after trying once more. */
  isSending(): boolean {
    this.isOnline = true
    this.fates = []
    for (const tab of this.tabs) tab.resume()
    const waits = [...this.kept.values()].some(({ refused }) => refused === undefined)
    return waits || this.inFlight.size > 0
  }

  /** What its screen shows: the last page as the listener tells it, and one page further back. */
  async look(): Promise<void> {
    this.thread = withNewest(this.thread, await page(this.conversationId))
    const first = this.thread[0]?.n
    if (first !== undefined && hasOlder(this.thread)) {
      this.thread = withOlder(this.thread, await page(this.conversationId, first))
    }
  }

  /** Marks what the screen shows as read, as its rules allow. */
  async read(): Promise<void> {
    const n = this.thread.at(-1)?.n ?? 0
    const ref = backend.db.doc(`inboxes/${this.whose.uid}`)
    const { read } = await inboxOf(this.whose)
    if (n > (read[this.conversationId] ?? 0)) await ref.update({ [`read.${this.conversationId}`]: n })
  }
}

async function page(conversationId: string, before = Infinity): Promise<MessageEntry[]> {
  const all = backend.db.collection(`conversations/${conversationId}/messages`)
  const from = before === Infinity ? all : all.where('n', '<', before)
  const { docs } = await from.orderBy('n', 'desc').limit(PAGE).get()
  return docs.map((stored) => ({ ...messageSchema.parse(stored.data()), id: stored.id })).toReversed()
}

async function inboxOf({ uid }: Person): Promise<Inbox> {
  return inboxSchema.parse((await backend.db.doc(`inboxes/${uid}`).get()).data() ?? {})
}

const who = fc.nat({ max: 2 })
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('send' as const), who, tab: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tooLong' as const), who, tab: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), who, isOnline: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fates' as const),
      who,
      fates: fc.array(fc.constantFrom<Fate>('through', 'cut', 'answerLost'), { maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('secondTab' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), who }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(device: Device, each: Step, text: string): Promise<void> {
  switch (each.do) {
    case 'send':
      device.write(text, each.tab)
      return
    case 'tooLong':
      device.write(TOO_LONG, each.tab)
      return
    case 'network':
      device.isOnline = each.isOnline
      for (const tab of device.tabs) tab.resume()
      return
    case 'fates':
      device.fates = [...each.fates]
      for (const tab of device.tabs) tab.resume()
      return
    case 'kill':
      device.kill()
      return
    case 'secondTab':
      if (device.tabs.length < 2) device.open()
      return
    case 'look':
      await device.look()
      return
    case 'read':
      await device.look()
      await device.read()
  }
}

it(
  'every message of three people arrives once and in one order, whatever happens to their tabs and network, and what is not read is counted right',
  { timeout: WAITS.longJourney },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const [artist, agent, director] = await Promise.all([
      person(),
      person({ grants: ['AGENT'] }),
      person({ grants: ['AGENT', 'DIRECTOR'] }),
    ])
    for (const staff of [agent, director]) {
      await startConversation(backend, { uid: artist.uid }, signedIn(staff), new Date())
    }
    const devices = [artist, agent, director].map((whose) => new Device(whose, artist.uid))
    const steps = fc.sample(step, { numRuns: SENDS * 3 })
    let sends = 0
    for (const each of steps) {
      if (sends === SENDS) break
      const device = devices[each.who]
      if (device === undefined) continue
      if (each.do === 'send') sends += 1
      await take(device, each, `${String(each.who)}-${String(sends)}`)
      // A few steps happen while calls are under way, most after some have come back.
      if (sends % 3 === 0) await backend.db.doc(`conversations/${artist.uid}`).get()
    }
    expect(sends).toBe(SENDS)
    for (const device of devices) {
      await expect.poll(() => device.isSending(), { timeout: WAITS.functionsLook }).toBe(false)
    }

    const { docs } = await backend.db.collection(`conversations/${artist.uid}/messages`).orderBy('n').get()
    const all = docs.map((stored) => ({ ...messageSchema.parse(stored.data()), id: stored.id }))
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: SENDS }, (_, index) => index + 1))
    for (const { whose, typed, kept } of devices) {
      // Once each, in the order in which they were written.
      expect(all.flatMap(({ sender, text }) => (sender === whose.uid ? [text] : []))).toEqual(typed)
      expect([...kept.values()].every(({ refused }) => refused !== undefined)).toBe(true)
    }
    for (const device of devices) {
      await device.look()
      while (hasOlder(device.thread)) await device.look()
      expect(device.thread).toEqual(all)
      const { read } = await inboxOf(device.whose)
      const readUntil = read[artist.uid] ?? 0
      expect(unreadIn(await inboxOf(device.whose), artist.uid)).toBe(SENDS - readUntil)
    }
    for (const device of devices) {
      await device.read()
      expect(unreadIn(await inboxOf(device.whose), artist.uid)).toBe(0)
      for (const tab of device.tabs) tab.close()
    }
  },
)

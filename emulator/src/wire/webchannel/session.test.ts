import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChannelSession } from './session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

interface Back {
  readonly response: ServerResponse
  /** The arrays that were written, in short. */
  readonly written: () => readonly string[]
  readonly chunkCount: () => number
  readonly ended: () => boolean
}

/** A response that keeps what is written to it. */
function back(): Back {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const chunks: string[] = []
  vi.spyOn(response, 'write').mockImplementation((chunk: unknown) => {
    chunks.push(String(chunk))
    return true
  })
  const end = vi.spyOn(response, 'end').mockReturnValue(response)
  return {
    response,
    written: () =>
      chunks
        .flatMap(
          (chunk) =>
            JSON.parse(chunk.slice(chunk.indexOf('\n') + 1)) as readonly [number, readonly unknown[]][],
        )
        .map(([id, [message]]) => `${id} ${String(message)}`),
    chunkCount: () => chunks.length,
    ended: () => end.mock.calls.length > 0,
  }
}

it('a streaming back channel is kept alive every 30 s and ended after 60 s', () => {
  const session = new ChannelSession('s')
  const { response, written, ended } = back()
  session.attach(response, false)
  vi.advanceTimersByTime(30_000)
  expect([written(), ended()]).toEqual([['1 noop', '2 noop'], false])
  vi.advanceTimersByTime(30_000)
  expect([written(), ended()]).toEqual([['1 noop', '2 noop', '3 noop'], true])
  expect(session.hasBackChannel).toBe(false)
})

it('an idle long poll is ended, not empty, after 30 s', () => {
  const session = new ChannelSession('s')
  const { response, written, ended } = back()
  session.attach(response, true)
  vi.advanceTimersByTime(30_000)
  expect([written(), ended()]).toEqual([['1 noop', '2 noop'], true])
})

it('a long poll ends with the first message, and what was waiting ends it at once', () => {
  const session = new ChannelSession('s')
  const first = back()
  session.attach(first.response, true)
  session.send('"a"')
  session.flush()
  expect([first.written(), first.ended()]).toEqual([['1 noop', '2 a'], true])
  session.acknowledge(2)
  session.send('"b"')
  session.flush()
  const second = back()
  session.attach(second.response, true)
  expect([second.written(), second.ended()]).toEqual([['3 b'], true])
})

it('what is sent within one turn leaves as one chunk', async () => {
  const session = new ChannelSession('s')
  const { response, written, chunkCount } = back()
  session.attach(response, false)
  session.send('"a"')
  session.send('"b"')
  expect(written()).toEqual(['1 noop'])
  await Promise.resolve()
  expect(written()).toEqual(['1 noop', '2 a', '3 b'])
  expect(chunkCount()).toBe(2)
})

it('a new back channel ends the old one and gets everything unacknowledged', () => {
  const session = new ChannelSession('s')
  const [first, second] = [back(), back()]
  session.attach(first.response, false)
  session.send('"a"')
  session.flush()
  session.acknowledge(1)
  session.attach(second.response, false)
  expect(first.ended()).toBe(true)
  expect(second.written()).toEqual(['2 a', '3 noop'])
})

it('messages that come again are taken once', () => {
  const session = new ChannelSession('s')
  expect(session.takeNew(0, ['a', 'b'])).toEqual(['a', 'b'])
  expect(session.takeNew(1, ['b', 'c'])).toEqual(['c'])
  expect(session.takeNew(1, ['b', 'c'])).toEqual([])
})

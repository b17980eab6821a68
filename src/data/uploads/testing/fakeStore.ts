import fc from 'fast-check'
import type { SteadyPorts } from '../steadyUpload.ts'

export const MIB = 1024 * 1024

/** What happens to a request: it never arrives, a part of it does, its answer is lost, or the store no longer knows the upload. */
type Fault = 'lost' | 'half' | 'unanswered' | 'gone' | 'none'

class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super()
    this.status = status
  }
}

/** A store of the resumable protocol, as strict as the real one, with what happens to each request in turn. */
export function fakeStore(happens: readonly Fault[] = []) {
  const objects = new Map<string, Buffer>()
  const sessions = new Map<string, { path: string; bytes: number; got: Buffer; isFinal: boolean }>()
  let last = 0
  let requests = 0
  const next = (): Fault => {
    requests += 1
    return happens[requests - 1] ?? 'none'
  }
  const sessionAt = (address: string) => {
    const session = sessions.get(address)
    if (session === undefined) throw new Refusal(404)
    return session
  }
  const ports: SteadyPorts = {
    start: (path, { bytes }) => {
      const fault = next()
      if (fault === 'lost' || fault === 'half') return Promise.reject(new TypeError('cut'))
      const address = `session-${String((last += 1))}`
      sessions.set(address, { path, bytes, got: Buffer.alloc(0), isFinal: false })
      return fault === 'none' ? Promise.resolve(address) : Promise.reject(new TypeError('cut'))
    },
    query: (address) => {
      const fault = next()
      if (fault === 'gone') sessions.delete(address)
      else if (fault !== 'none') return Promise.reject(new TypeError('cut'))
      return Promise.resolve().then(() => {
        const { got, isFinal } = sessionAt(address)
        return { received: got.length, isFinal }
      })
    },
    send: async (address, part, { offset, isLast }) => {
      const fault = next()
      if (fault === 'lost') throw new TypeError('cut')
      if (fault === 'gone') sessions.delete(address)
      const session = sessionAt(address)
      if (session.isFinal || offset !== session.got.length) throw new Refusal(400)
      const bytes = Buffer.from(await part.arrayBuffer())
      const arrived = fault === 'half' ? bytes.subarray(0, bytes.length >> 1) : bytes
      session.got = Buffer.concat([session.got, arrived])
      if (fault === 'half') throw new TypeError('cut')
      if (isLast) {
        session.isFinal = true
        if (session.got.length !== session.bytes) throw new Refusal(400)
        if (objects.has(session.path)) throw new Refusal(403)
        objects.set(session.path, session.got)
      }
      if (fault === 'unanswered') throw new TypeError('cut')
    },
    pause: () => Promise.resolve(),
    now: () => 0,
  }
  return { objects, ports, requests: () => requests }
}

/** What happens to a store's requests, one after the other. */
export const faults = fc.array(fc.constantFrom<Fault>('none', 'none', 'lost', 'half', 'unanswered', 'gone'), {
  maxLength: 25,
})

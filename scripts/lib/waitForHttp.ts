import { setTimeout as pause } from 'node:timers/promises'

/** Until the address answers anything below 500; an error after `seconds`. */
export async function waitForHttp(url: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    try {
      const answer = await fetch(url)
      if (answer.status < 500) return
    } catch (error) {
      // Not listening yet is what we wait for; anything else is a real failure.
      if (!(error instanceof TypeError)) throw error
    }
    await pause(100)
  }
  throw new Error(`${url} não respondeu em ${String(seconds)} s.`)
}

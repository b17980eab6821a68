/** What is asked, or at once a failure where nobody waits for it any more: a network may not answer for a minute. */
export async function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Nobody waits')), { once: true })
  })
  return Promise.race([asked, stopped])
}

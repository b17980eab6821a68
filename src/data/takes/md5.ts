/** What the worker says. */
export type Md5Message =
  { readonly fraction: number } | { readonly md5: string } | { readonly hasFailed: true }

/** The md5 of a file as the store says it, base64, computed beside the page. Rejects where the file cannot be read. */
export async function md5Of(
  file: Blob,
  onFraction: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./md5Worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (): void => {
        reject(new Error('A file could not be read'))
      }
      signal.addEventListener('abort', fail)
      worker.addEventListener('error', fail)
      worker.addEventListener('message', ({ data }: MessageEvent<Md5Message>) => {
        if ('fraction' in data) onFraction(data.fraction)
        else if ('md5' in data) resolve(data.md5)
        else fail()
      })
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}

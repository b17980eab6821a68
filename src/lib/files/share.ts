/** What the browser can do; the page gives `navigator`'s own. */
export interface SharePorts {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined
  copy: (text: string) => Promise<void>
}

export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

function isDismissal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Opens the device's own sharing, or copies the address where there is none or it does not work. */
export async function shareAddress(
  subject: { title: string; url: string },
  { share, copy }: SharePorts,
): Promise<ShareOutcome> {
  if (share !== undefined) {
    try {
      await share(subject)
      return 'shared'
    } catch (error) {
      if (isDismissal(error)) return 'dismissed'
    }
  }
  try {
    await copy(subject.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

import { useCallback } from 'react'
import { UNREACHABLE_LINK } from '../../auth/messages.ts'
import { errorMessage } from '../../lib/errorCode.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'

export type LinkCode<T> =
  | { status: 'checking' }
  | { status: 'good'; value: T }
  /** It can never be used again. */
  | { status: 'useless'; message: string }
  | { status: 'unreachable'; retry: () => void }

type Outcome<T> = { good: true; value: T } | { good: false; message: string }

/** Only “nobody could be asked” rejects, so that it can be tried again. */
async function settle<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { good: true, value: await answer }
  } catch (error) {
    const message = errorMessage(error)
    if (message === UNREACHABLE_LINK) throw error
    return { good: false, message }
  }
}

/** What a link's code turns out to be. `ask` must stay the same function. */
export function useLinkCode<T>(code: string, ask: (code: string) => Promise<T>): LinkCode<T> {
  const load = useCallback(() => settle(ask(code)), [code, ask])
  const loaded = useLoad(load)
  if (loaded.status === 'loading') return { status: 'checking' }
  if (loaded.status === 'failed') return { status: 'unreachable', retry: loaded.retry }
  const { data } = loaded
  return data.good ? { status: 'good', value: data.value } : { status: 'useless', message: data.message }
}

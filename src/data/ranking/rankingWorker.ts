/**
 * Reads and ranks apart from the page, which stays at hand however many there are. It keeps the last pool: another version of the criteria that
 * asks the same of the roster reads nothing.
 */
import { errorCode, errorMessage } from '../../lib/errorCode.ts'
import type { Contender } from './contender.ts'
import type { RankingAsk, WorkerMessage } from './messages.ts'
import { rankPool } from './rankPool.ts'
import { readPool } from './readPool.ts'

let kept: { readonly key: string; readonly people: readonly Contender[] } | undefined

function say(message: WorkerMessage): void {
  self.postMessage(message)
}

async function answer(ask: RankingAsk): Promise<void> {
  try {
    const key = JSON.stringify(ask.pool)
    if (kept?.key !== key) {
      kept = {
        key,
        people: await readPool(ask, (people, of) => {
          say({ kind: 'read', people, of })
        }),
      }
    }
    say({ kind: 'ranked', ranking: rankPool(kept.people, ask) })
  } catch (error) {
    say({ kind: 'failed', code: errorCode(error), reason: errorMessage(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<RankingAsk>) => {
  void answer(data)
})

import { limitOf, type RateLimited, requireRate } from '../../../functions/src/services/shared/rateLimit.ts'
import { backend } from '../functions/functions.ts'

/** Makes all calls that an address has, in this window and in the next one, should it begin meanwhile. */
export async function spendCalls(names: readonly RateLimited[], address: string): Promise<void> {
  const now = Date.now()
  await Promise.all(
    names.flatMap((name) => {
      const next = now + limitOf(name).minutes * 60_000
      return [now, next].map((at) => spendWindow(name, address, new Date(at)))
    }),
  )
}

async function spendWindow(name: RateLimited, address: string, at: Date): Promise<void> {
  for (let used = 0; used < limitOf(name).max; used += 1) {
    await requireRate(backend, name, { address, uid: undefined }, at)
  }
}

import { prepareCalls } from '../data/callables.ts'
import { logWarning } from '../lib/log.ts'

/** As `prepareCalls`, for a form about one's own account. */
export function prepareAccount(): void {
  prepareCalls()
  import('./account.ts').catch((error: unknown) => {
    logWarning('The code of the account has not come yet', error)
  })
}

import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing'

/** A context that rules do not concern, as the functions have it. */
export interface Admin {
  readonly context: RulesTestContext
  readonly release: () => void
}

/** The library's own lives as long as the callback that it is given to; this one until it is released. */
export function openAdmin(environment: RulesTestEnvironment): Promise<Admin> {
  const released = Promise.withResolvers<undefined>()
  return new Promise((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve({ context, release: () => released.resolve(undefined) })
        return released.promise
      })
      .catch(reject)
  })
}

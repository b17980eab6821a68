import type { MultiFactorError } from 'firebase/auth'
import { createStore } from '../lib/store.ts'
import { AccountError } from './accountError.ts'

/** A sign-in that waits for the person's second factor. */
export interface Challenge {
  readonly error: MultiFactorError
  /** To be called once: whether the factor was given. */
  readonly finish: (isPassed: boolean) => void
}

/** What `SecondFactorArea` asks for now. */
export const secondFactorChallenge = createStore<Challenge | undefined>(undefined)

/** Asks for the second factor that a sign-in needs. Rejects with {@link AccountError} where the person leaves. */
export async function passSecondFactor(error: MultiFactorError): Promise<void> {
  const isPassed = await new Promise<boolean>((finish) => {
    secondFactorChallenge.set({ error, finish })
  })
  secondFactorChallenge.set(undefined)
  if (!isPassed) throw new AccountError('Sem o código do segundo fator não é possível continuar.')
}

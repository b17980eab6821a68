import '../support/functions/alone.ts'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { register } from '../../functions/src/services/registration/registration.ts'
import { readRegistration } from '../../functions/src/services/registration/input.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { codeOf, GRPC } from '../../functions/src/services/shared/errorCodes.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import { backend, uploadPhoto } from '../support/functions/functions.ts'
import { orphansSince, profilesSince, takeInventory } from '../support/functions/inventory.ts'
import { isWhole, NO_TRACES, tracesOf } from '../support/functions/traces.ts'

const refusalSchema = z.object({ code: z.string(), details: z.object({ field: z.string() }) })

interface Outcome {
  readonly payload: CreateProfileInput
  readonly uid: string | undefined
  readonly refusal: string | undefined
}

/** Registers in this process: each call through the local runtime would be a process of its own. */
async function attempt(payload: CreateProfileInput): Promise<Outcome> {
  try {
    const uid = await register(readRegistration(payload, new Date()), {
      backend,
      now: () => new Date(),
      checkpoint: () => Promise.resolve(),
    })
    return { payload, uid, refusal: undefined }
  } catch (error) {
    // What everybody writes at once the function answers with “Tente novamente”, and a repeat is what the application sends.
    if (codeOf(error) === GRPC.aborted) return attempt(payload)
    const { code, details } = refusalSchema.parse(error)
    return { payload, uid: undefined, refusal: `${code} ${details.field}` }
  }
}

describe('many at once', () => {
  it.each(['artisticName', 'phone', 'email'] as const)('for one %s: exactly one wins', async (field) => {
    const before = await takeInventory()
    const shared = registrationPayload()
    const payloads = await Promise.all(
      Array.from({ length: AT_ONCE }, async () =>
        registrationPayload({ [field]: shared[field], tempMediaIds: [await uploadPhoto()] }),
      ),
    )
    const outcomes = await Promise.all(payloads.map(attempt))
    const [winner, ...others] = outcomes.filter((outcome) => outcome.uid !== undefined)
    expect(others).toEqual([])
    expect(await isWhole(winner?.payload ?? shared, winner?.uid ?? '')).toBe(true)

    const losers = outcomes.filter((outcome) => outcome.uid === undefined)
    expect(new Set(losers.map((outcome) => outcome.refusal))).toEqual(new Set([`already-exists ${field}`]))
    // Their own e-mails, names and phones are free again; the contested one is the winner's.
    const free = registrationPayload()
    const left = await Promise.all(
      losers.map(({ payload }) => tracesOf({ ...payload, [field]: free[field] })),
    )
    expect(left).toEqual(losers.map(() => NO_TRACES))

    await sweepAll(backend, new Date(Date.now() + 30 * 60_000))
    expect(await profilesSince(before)).toEqual([winner?.uid])
    expect(await orphansSince(before)).toEqual([])
  })

  it('for one request: one uid', async () => {
    const before = await takeInventory()
    const payload = registrationPayload({ tempMediaIds: [await uploadPhoto()] })
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, () => attempt(payload)))
    const uids = new Set(outcomes.map((outcome) => outcome.uid))
    expect([...uids]).toEqual([expect.any(String)])
    expect(await isWhole(payload, outcomes[0]?.uid ?? '')).toBe(true)
    expect(await profilesSince(before)).toEqual([outcomes[0]?.uid])
    expect(await orphansSince(before)).toEqual([])
  })
})
